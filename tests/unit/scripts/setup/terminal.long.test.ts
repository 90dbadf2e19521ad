import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { questionNames } from '../../../../tools/setup/questions';
import { setupTexts } from '../../../../tools/setup/texts';
import { setupClone } from './setup-clone';

const { folder, facts, variables, environment } = setupClone();
const ENTER = '\r';
const CTRL_C = '\x03';
const { en, de } = setupTexts;
let setup: ChildProcess | undefined;
afterEach(() => setup?.kill());

/** Runs `npm run setup` in a terminal whose keys the test presses. */
function terminal(language: string) {
  const keys = pathToFileURL(path.join(__dirname, 'terminal.mjs')).href;
  const program = ['--import', keys, '--import', 'tsx', 'tools/setup/main.ts', '--language', language];
  const own = spawn(process.execPath, program, { cwd: folder, env: { ...environment, NO_COLOR: '1' } });
  setup = own;
  let said = '';
  own.stdout.on('data', (text) => {
    said += text;
  });
  const ended = once(own, 'close').then(([code]) => code as number);
  return {
    said: () => said,
    /** Its exit code; a terminal would be closed later, the end of a pipe lets it end. */
    end: () => {
      own.stdin.end();
      return ended;
    },
    /** Presses keys once it says something; what it has said until then counts no more. */
    async answer(words: string, answered: string) {
      while (!said.includes(words)) await once(own.stdout, 'data');
      said = '';
      own.stdin.write(answered);
    },
  };
}

test('German: a wrong answer is refused at once, and Ctrl-C loses none of the others', async () => {
  const { answer, said, end } = terminal('de');
  const { name, company, address, phone } = de.questions;
  await answer(name.ask, `Taxi Süd${ENTER}`);
  await answer(company.ask, `Süd & Söhne GmbH${ENTER}`);
  await answer(address.ask, `Kassel${ENTER}`);
  await answer(String(address.wrong), `\x15Bahnhofstraße 1, 34117 Kassel${ENTER}`);
  await answer(phone.ask, `0561 12${CTRL_C}`);
  expect(await end()).toBe(130);
  expect(said()).toContain(de.stopped);
  const written = readFileSync(facts, 'utf8');
  for (const fact of ["name: 'Taxi Süd'", "company: 'Süd & Söhne GmbH'", "street: 'Bahnhofstraße 1'"]) {
    expect(written).toContain(fact);
  }
  expect(written).toContain('bookingPhone: sample(');
});

test('English, a second time: it offers what was answered, asks the rest, and ends with what is missing', async () => {
  const { answer, said, end } = terminal('en');
  await answer('Taxi Süd', ENTER);
  const answers: Readonly<Record<string, string>> = { email: 'x@', site: 'https://www.taxi-sued.example' };
  for (const name of questionNames.slice(1)) {
    await answer(en.questions[name].ask, (answers[name] ?? '') + ENTER);
    if (name === 'email') await answer("x@ is no email address: write 'name@domain'", `\x15fahrt@sued.example${ENTER}`);
  }
  expect(await end()).toBe(0);
  expect(said()).toContain(en.written);
  expect(said()).toContain(en.missing);
  expect(said()).toMatch(/src\/site\.ts:\d+: bookingPhone is a sample/);
  expect(said()).toContain('Authorised JavaScript origin: https://www.taxi-sued.example');
  expect(readFileSync(facts, 'utf8')).toMatch(/name: 'Taxi Süd',[\s\S]*email: 'fahrt@sued\.example',/);
  expect(readFileSync(variables, 'utf8')).toContain('GATSBY_SITE_URL=https://www.taxi-sued.example\n');
});
