import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { contrastOf, HEX_COLOR, rgbOf } from '../../scripts/configuration/fact-rules';
import type { operatorFacts } from '../../scripts/configuration/operator-facts';

/** The present facts of src/site.ts, and the paths of the samples. */
export type Operator = ReturnType<typeof operatorFacts>;

/** The change of an answer: facts by their dotted path, and variables by their name. */
export interface Change {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly variables: Readonly<Record<string, string>>;
}

/** The ten questions. */
export const questionNames = [
  'name',
  'company',
  'address',
  'phone',
  'whatsapp',
  'email',
  'representative',
  'taxNumber',
  'color',
  'site',
] as const;
export type QuestionName = (typeof questionNames)[number];

interface Question {
  /** The answer in the file; empty while it is a sample. */
  readonly current: (operator: Operator, variables: NodeJS.ProcessEnv) => string;
  /** The change of an answer; null for an invalid one. */
  readonly change: (answer: string, operator: Operator) => Change | null;
}

const factsOnly = (facts: Change['facts']): Change => ({ facts, variables: {} });
const isSample = ({ samples }: Operator, path: string) => samples.includes(path);

/** A question for one fact, which takes the answer unchanged. */
const plainFact = (path: string, read: (facts: Operator['facts']) => string): Question => ({
  current: (operator) => (isSample(operator, path) ? '' : read(operator.facts)),
  change: (answer) => factsOnly({ [path]: answer }),
});

/** A number as displayed in Germany and as dialled; an invalid one is left to the rule for numbers. */
const phoneFact = (path: 'bookingPhone' | 'whatsapp', plus: '' | '+'): Question => ({
  current: (operator) => (isSample(operator, path) ? '' : operator.facts[path].shown),
  change: (answer, { facts }) => {
    const number = parsePhoneNumberFromString(answer, 'DE');
    const dialled = number?.number ?? answer;
    const isKept = answer === facts[path].shown;
    const shown = isKept ? answer : (number?.formatNational() ?? answer);
    return factsOnly({ [path]: { shown, dialled: plus ? dialled.replace('+', '') : dialled } });
  },
});

const INKS = ['#17140f', '#ffffff', '#000000'];

/** The text colour for a fill: the present one if it is readable, else the first readable one. */
function inkOn(signal: string, current: string): string {
  const readable = [current, ...INKS].find((ink) => contrastOf(rgbOf(ink), rgbOf(signal)) >= 4.5);
  return readable ?? '#000000';
}

/** Each question with its present answer, and the change of a new one. */
export const questions: Readonly<Record<QuestionName, Question>> = {
  name: plainFact('name', ({ name }) => name),
  company: plainFact('legal.company', ({ legal }) => legal.company),
  address: {
    current: (operator) => {
      const { street, postcode, town } = operator.facts.legal;
      return isSample(operator, 'legal.street') ? '' : `${street}, ${postcode} ${town}`;
    },
    change: (answer, operator) => {
      const [, street, postcode, town] = /^(.+?),\s*(\d+)\s+(\S.*)$/.exec(answer) ?? [];
      if (!street || !postcode || !town) return null;
      // The city of the taxis is the company's, until another one is set.
      const city = isSample(operator, 'city') ? { city: town } : {};
      return factsOnly({ 'legal.street': street, 'legal.postcode': postcode, 'legal.town': town, ...city });
    },
  },
  phone: phoneFact('bookingPhone', ''),
  whatsapp: phoneFact('whatsapp', '+'),
  email: plainFact('email', ({ email }) => email),
  representative: plainFact('legalFacts.representative', ({ legalFacts }) => legalFacts.representative),
  taxNumber: plainFact('legal.taxNumber', ({ legal }) => legal.taxNumber),
  color: {
    current: ({ facts }) => facts.colors.signal,
    change: (answer, { facts }) => {
      const signal = answer.toLowerCase();
      const onSignal = HEX_COLOR.test(signal) ? inkOn(signal, facts.colors.onSignal) : facts.colors.onSignal;
      return factsOnly({ 'colors.signal': signal, 'colors.onSignal': onSignal });
    },
  },
  site: {
    current: (_operator, variables) => variables.GATSBY_SITE_URL ?? '',
    change: (answer) => ({ facts: {}, variables: { GATSBY_SITE_URL: answer.replace(/\/+$/, '') } }),
  },
};
