/** The option that says how strong the opponent is whom the rules play. */
export const DIFFICULTY = 'difficulty';
