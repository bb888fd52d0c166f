// Numbers as they are printed.

/** With a minus sign instead of a hyphen. */
export const printed = (number: number): string => String(number).replace('-', '−');
