import { occupy } from '../occupied.ts';

/** A process that has the data folder it is given until it is killed: prints a line once it has it. */
const [folder = ''] = process.argv.slice(2);
occupy(folder, 'servidor', Date.now).tell('http://localhost:4321');
process.stdout.write('ocupada\n');
setInterval(() => undefined, 60_000);
