import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { operatorFacts } from '../../../scripts/configuration/operator-facts';
import { site } from '../../../src/site';
import { copyRepository } from '../../support/folders/repository';
import { otherHomeFacts, otherLegalFacts, otherLogo, otherOperator } from './other-operator';
import { tracesOf, withoutTrace } from './traces';

/**
 * `npm run test:long -- operator`: one file belongs to the operator. Builds a copy of this repository with another
 * company's src/site.ts, and searches the built files for each value: none of the first company, all of the other.
 */
const TEXT = /\.(html|js|json|css|svg|xml|txt|webmanifest)$/;
/** The tolerance of a palette's colours, per channel. */
const COLOR_TOLERANCE = 3;

/** The rest of src/site.ts, after the facts. */
const TAIL = "/** The operator's facts. */";

/** A photo of the other operator, in a single colour. */
const photo = { create: { width: 1600, height: 1000, channels: 3, background: otherOperator.colors.signal } } as const;

async function copyWithOtherOperator(): Promise<string> {
  const copy = copyRepository('operator');
  const file = path.join(copy, 'src/site.ts');
  const [, tail] = readFileSync(file, 'utf8').split(TAIL);
  if (!tail) throw new Error('src/site.ts does not end as expected');
  const facts = `const operator = removeSampleMarks(${JSON.stringify(otherOperator)} as const);`;
  const legal = `export const legalFacts = () => removeSampleMarks(${JSON.stringify(otherLegalFacts)} as const);`;
  const home = `export const homeFacts = () => removeSampleMarks(${JSON.stringify(otherHomeFacts)} as const);`;
  writeFileSync(file, `import { removeSampleMarks } from './lib/sample';\n${facts}\n${legal}\n${home}\n${TAIL}${tail}`);
  writeFileSync(path.join(copy, 'static', otherOperator.logo ?? ''), otherLogo);
  const own = path.join(copy, 'src/marketing/home/pictures/own');
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own);
  for (const { file } of otherHomeFacts.photos) await sharp(photo).toFile(path.join(own, file));
  return copy;
}

const filesOf = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => kind.test(name) && statSync(path.join(folder, name)).isFile(),
  );

/** The number of pixels of an image with this colour. */
async function pixelsOf(file: string, color: string): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  let number = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= COLOR_TOLERANCE)) number += 1;
  }
  return number;
}

async function problemsIn(built: string): Promise<string[]> {
  const texts = filesOf(built, TEXT).map((name) => ({ name, text: readFileSync(path.join(built, name), 'utf8') }));
  const holding = (spelling: string) => texts.flatMap(({ name, text }) => (text.includes(spelling) ? [name] : []));
  const problems: string[] = [];
  for (const { path: fact, spellings } of tracesOf(operatorFacts().facts)) {
    if (fact in withoutTrace) continue;
    for (const spelling of spellings) {
      for (const name of holding(spelling)) problems.push(`${name} holds ${fact} of the first operator: ${spelling}`);
    }
  }
  for (const { path: fact, spellings } of tracesOf({
    ...otherOperator,
    legalFacts: otherLegalFacts,
    homeFacts: otherHomeFacts,
  })) {
    for (const spelling of spellings) {
      if (holding(spelling).length === 0) problems.push(`${fact} of the other operator stands nowhere: ${spelling}`);
    }
  }
  // From the viewBox of its drawing.
  if (holding('width="54" height="36"').length === 0) problems.push('no page keeps the place of the logo');
  const sentence = 'Sample operator:';
  for (const { name, text } of texts) {
    if (name.endsWith('.html') && text.includes(sentence)) problems.push(`${name} says "${sentence}" without a sample`);
  }
  for (const name of filesOf(built, /^(cards|icons)\/.*\.png$/)) {
    const file = path.join(built, name);
    if (await pixelsOf(file, site.colors.signal)) problems.push(`${name} is painted in the first operator's colour`);
    if (!(await pixelsOf(file, otherOperator.colors.signal))) problems.push(`${name} lacks the operator's colour`);
  }
  return problems;
}

async function main() {
  const copy = await copyWithOtherOperator();
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  const problems = await problemsIn(path.join(copy, 'public'));
  for (const problem of problems) console.error(problem);
  const { facts, samples } = operatorFacts();
  const leaves = tracesOf(facts).length;
  console.log(`${leaves} facts, ${samples.length} of them samples: ${problems.length} traces of the first operator.`);
  console.log(
    'The screenshots on Home are pictures of this build: an operator takes them anew with `npm run pictures`.',
  );
  process.exit(problems.length === 0 ? 0 : 1);
}

void main();
