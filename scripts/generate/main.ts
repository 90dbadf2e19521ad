import { readFileSync, writeFileSync } from 'node:fs';
import { asyncApiDocument, openApiDocument } from '../../contract/documents';
import { withRooms } from './rooms';
import { textVariables } from './text-variables';

const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** The files that are written from sources; each gets its present content. */
const generated: Readonly<Record<string, (present: string) => string | Promise<string>>> = {
  'src/i18n/text-variables.ts': textVariables,
  'docs/openapi.json': () => asJson(openApiDocument()),
  'docs/asyncapi.json': () => asJson(asyncApiDocument()),
  'CONTRIBUTING.md': withRooms,
};

/** `npm run generate` writes these files. With `--check` it changes nothing, and fails if one is out of date. */
async function main() {
  const isCheck = process.argv.includes('--check');
  for (const [file, write] of Object.entries(generated)) {
    const present = readFileSync(file, 'utf8');
    const text = await write(present);
    if (text === present) continue;
    if (isCheck) {
      console.error(`${file} is out of date: run \`npm run generate\`.`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, text);
      console.log(`${file} is written.`);
    }
  }
}

void main();
