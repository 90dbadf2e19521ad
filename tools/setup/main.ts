import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cancel, intro, isCancel, outro, text } from '@clack/prompts';
import { UnsupportedChoice } from '../../scripts/configuration/chosen-providers';
import { operatorFacts } from '../../scripts/configuration/operator-facts';
import { type Language, languages, textIn } from '../../src/i18n/languages';
import { changeOf, readAnswers } from './answers-file';
import { changedOperator, missingLines } from './checks';
import { currentVariables, writeChange } from './files';
import { type Operator, questionNames, questions } from './questions';
import { setupTexts } from './texts';
import { UnwritableFact } from './write-fact';

const HELP = `Usage: npm run setup -- [options]

Asks ten questions about the company and writes src/site.ts and .env.production. Everything else in both files stays.

  --language <${languages.join('|')}>   of the questions; without it, the language of the terminal
  --answers <file>     takes the answers from a JSON file: the names of the questions, "facts", "variables"
  --check              only says what is missing, and where to get it; exit code 1 if anything is
  --help               show this text and end

Names of the questions: ${questionNames.join(', ')}`;

const options = {
  language: { type: 'string' },
  answers: { type: 'string' },
  check: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function commandLine() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return endWith(`${(error as Error).message}\n\n${HELP}`);
  }
}

function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Checks the present files in a separate process, because this one has loaded the former src/site.ts. */
function sayWhatIsMissing(language: Language): void {
  spawnSync(process.execPath, ['--import', 'tsx', __filename, '--check', '--language', language], { stdio: 'inherit' });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return endWith(`Nothing is written. ${(error as Error).message}`);
  }
}

function takeAnswers(file: string, operator: Operator): void {
  const read = readAnswers(textOf(file), operator);
  if ('wrong' in read) endWith(`Nothing is written. ${file}:\n${read.wrong.map((each) => `  - ${each}`).join('\n')}`);
  try {
    writeChange(read);
  } catch (error) {
    if (error instanceof UnwritableFact) endWith(`Nothing is written. ${file}:\n  - ${error.message}`);
    throw error;
  }
}

/** Asks in the terminal. Each answer is checked and written at once, so that an interruption loses none. */
async function askInTerminal(language: Language, start: Operator): Promise<void> {
  const texts = textIn(setupTexts, language);
  let operator = start;
  intro(texts.intro);
  for (const name of questionNames) {
    const { ask, example, wrong } = texts.questions[name];
    const answer = await text({
      message: ask,
      placeholder: `${example} – ${texts.later}`,
      initialValue: questions[name].current(operator, currentVariables()),
      validate: (typed) => {
        if (!typed?.trim()) return undefined;
        const change = changeOf(name, typed, operator);
        return 'wrong' in change ? (wrong ?? `${typed} ${change.wrong}`) : undefined;
      },
    });
    if (isCancel(answer)) {
      cancel(texts.stopped);
      process.exit(130);
    }
    const change = answer?.trim() ? changeOf(name, answer, operator) : { wrong: '' };
    if ('wrong' in change) continue;
    writeChange(change);
    operator = changedOperator(operator, change.facts);
  }
  outro(texts.written);
}

/** `npm run setup`. */
async function main(): Promise<void> {
  const { language: asked, answers, check, help } = commandLine();
  if (help) return console.log(HELP);
  const ofTerminal = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
  const language = languages.find((known) => (asked ?? ofTerminal).startsWith(known)) ?? languages[0];
  if (asked !== undefined && asked !== language) endWith(`--language must be ${languages.join(' or ')}.\n\n${HELP}`);
  if (check) {
    const lines = missingLines(currentVariables(), language);
    console.log(lines.join('\n'));
    process.exitCode = lines.length === 1 ? 0 : 1;
    return;
  }
  if (answers !== undefined) takeAnswers(answers, operatorFacts());
  else if (process.stdin.isTTY) await askInTerminal(language, operatorFacts());
  else endWith(`There is no terminal for questions: give the answers in a file.\n\n${HELP}`);
  sayWhatIsMissing(language);
}

main().catch((error: unknown) => {
  if (!(error instanceof UnsupportedChoice)) throw error;
  endWith(error.message);
});
