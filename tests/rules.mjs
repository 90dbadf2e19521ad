import { readdirSync, readFileSync } from 'node:fs';

/** Rules that no test can hold, with what does. */
const heldElsewhere = { D25: 'package.json' };

/** The lowest level that shows a rule comes first. */
const folders = ['tests/unit', 'tests/backend', 'tests/browsers', 'tests/e2e', 'tests/long'];
const tests = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The rules of the specification by their number: its sections, and the decisions beside them. */
const rules = new Map();
const [, ...sections] = readFileSync('docs/specification.md', 'utf8').split(/^## /m);
for (const section of sections) {
  const [, number, title] = /^(\d+)\. (.+)$/m.exec(section) ?? [];
  rules.set(`§${number}`, title);
  for (const [, decision, name = ''] of section.matchAll(/\*\*(D\d+)(?:\. |\b)([^*]*?)[.:]?\*\*/g))
    rules.set(decision, name.replace(/\s+/g, ' ').trim() || (rules.get(decision) ?? ''));
}

/**
 * `npm test -- rules`: each rule of the specification with the test that cites it (`§4`, `D16`), the lowest one first.
 * Fails if a rule has none.
 */
let missing = 0;
for (const [rule, name] of rules) {
  const cites = new RegExp(`${rule}(?!\\d)`);
  const [held, ...further] = tests.filter(({ text }) => cites.test(text)).map(({ file }) => file);
  const place = held ?? heldElsewhere[rule];
  if (!place) missing += 1;
  const others = further.length > 0 ? ` and ${further.length} more` : '';
  console.log(`${rule.padEnd(5)}${name.slice(0, 34).padEnd(36)}${place ? place + others : 'NO TEST'}`);
}
console.log(`\n${rules.size} rules, ${missing} without a test`);
process.exit(missing === 0 ? 0 : 1);
