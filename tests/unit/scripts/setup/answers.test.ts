import { operatorFacts } from '../../../../scripts/configuration/operator-facts';
import { readAnswers } from '../../../../tools/setup/answers-file';
import { changedOperator } from '../../../../tools/setup/checks';
import { questionNames, questions } from '../../../../tools/setup/questions';
import { setupTexts } from '../../../../tools/setup/texts';
import { munich } from './munich';

const operator = operatorFacts();
const read = (answers: object) => readAnswers(JSON.stringify(answers), operator);

test('there are at most ten questions, each in English and German', () => {
  expect(questionNames.length).toBeLessThanOrEqual(10);
  for (const texts of Object.values(setupTexts)) expect(Object.keys(texts.questions)).toEqual([...questionNames]);
});

test('the answers of a company in Munich become facts and variables', () => {
  expect(munich.name).toHaveLength(60);
  expect(read(munich)).toEqual({
    facts: {
      name: munich.name,
      'legal.company': 'Großhesseloher Droschken GmbH & Co. KG',
      'legal.street': 'Lindwurmstraße 12a',
      'legal.postcode': '80337',
      'legal.town': 'München',
      city: 'München',
      bookingPhone: { shown: '089 20002020', dialled: '+498920002020' },
      whatsapp: { shown: '0171 3920023', dialled: '491713920023' },
      email: 'fahrt@droschken.example',
      'legalFacts.representative': 'Käthe Übelhör',
      'legal.taxNumber': 'DE136695976',
      'colors.signal': '#0b3d91',
      'colors.onSignal': '#ffffff',
      ...munich.facts,
    },
    variables: { GATSBY_SITE_URL: 'https://www.droschken.example', ...munich.variables },
  });
});

test.each<[name: string, answer: string, sentence: string]>([
  ['address', 'München', 'is not readable: write street and number, a comma, postcode and town'],
  ['address', 'Lindwurmstraße 12a, 8033 München', "is not a German postcode: write five digits, such as '34117'"],
  ['phone', '089', "is no valid number: write it as '+496990009123'"],
  ['whatsapp', 'none', "is no valid number: write it as '491713920023'"],
  ['email', 'fahrt@', "is no email address: write 'name@domain'"],
  ['taxNumber', 'DE136695977', "is no USt-IdNr.: write 'DE' and nine digits; the last one checks the others"],
  ['color', 'blue', "is no colour: write six digits, such as '#ffc400'"],
  ['site', 'http://droschken.example', 'does not start with https://'],
  ['site', 'https://droschken.example/taxi', "is no address of a site: write 'https://' and the host, without a path"],
])('%s: %j is refused by a sentence that says what to write', (name, answer, sentence) => {
  expect(read({ [name]: answer })).toEqual({ wrong: [`${name} ${sentence}`] });
});

test('all wrong answers are named at once, those of facts and variables too', () => {
  const facts = { cancelFee: -1, state: 'XX' };
  expect(read({ email: '@', facts, variables: { GATSBY_LIVE_URL: 'ws://x', PATH: '/' } })).toEqual({
    wrong: [
      "email is no email address: write 'name@domain'",
      'cancelFee is not an amount: write euro as a number, such as 0',
      "state is no German state: write its code, such as 'HE'",
      'GATSBY_LIVE_URL does not start with wss://',
      'PATH is no variable of the site: its name begins with GATSBY_',
    ],
  });
});

test.each([
  ['{', /^The file is no JSON: /],
  ['{"nome": "x"}', /^nome: /],
  ['[]', /^The file: /],
])('a file that cannot be read is refused: %s', (json, sentence) => {
  expect(readAnswers(json, operator)).toEqual({ wrong: [expect.stringMatching(sentence)] });
});

test('a second run offers the answers of the first; a sample is no answer', () => {
  const current = (facts = operator) => questionNames.map((name) => questions[name].current(facts, {}));
  expect(current()).toEqual(['', '', '', '', '', '', '', '', operator.facts.colors.signal, '']);
  const change = read(munich);
  if ('wrong' in change) throw new Error(change.wrong.join());
  const after = changedOperator(operator, change.facts);
  expect(questions.address.current(after, {})).toBe('Lindwurmstraße 12a, 80337 München');
  expect(questions.phone.current(after, {})).toBe('089 20002020');
  // Spaces that somebody has entered stay.
  const bookingPhone = { shown: '089 / 2000 20 20', dialled: '+498920002020' };
  const edited = changedOperator(after, { bookingPhone });
  expect(questions.phone.change(questions.phone.current(edited, {}), edited)?.facts).toEqual({ bookingPhone });
  // A city that somebody has entered is not the town of the address.
  expect(questions.address.change('Weg 1, 80337 München', after)?.facts).not.toHaveProperty('city');
});
