/**
 * Preloaded into `npm run setup` (`node --import`): what a test writes to its input are the keys of a terminal, and no
 * line of its output is broken.
 */
Object.assign(process.stdin, { isTTY: true, setRawMode: () => process.stdin });
Object.assign(process.stdout, { columns: 300 });
