// A bot as a program in JavaScript: it builds and adds where it can, otherwise it takes the last legal action.
const lines = require('node:readline').createInterface({ input: process.stdin });

lines.on('line', (line) => {
	const question = JSON.parse(line);
	if (question.type === 'hello') say({ type: 'ready', name: 'builder', wants: ['view'] });
	else if (question.type === 'choose' || question.type === 'refused') say({ action: chosen(question.legal) });
});

function chosen(legal) {
	return legal.find((name) => /^(build|add|buy)/.test(name)) ?? legal[legal.length - 1];
}

function say(answer) {
	console.log(JSON.stringify(answer));
}
