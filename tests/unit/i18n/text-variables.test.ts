import type { Translate } from '../../../src/i18n/texts';

/** Nobody calls it: the compiler alone reads what is in it. */
const forCompiler = (call: () => unknown) => expect(call).toBeInstanceOf(Function);
declare const t: Translate<'booking'>;

describe('t() knows which variables a sentence needs', () => {
  test('each one has to be there, under its name', () => {
    forCompiler(() => t('search.cancelFee', { fee: '€5.00' }));
    // @ts-expect-error: without its fee
    forCompiler(() => t('search.cancelFee'));
    // @ts-expect-error: the fee has another name
    forCompiler(() => t('search.cancelFee', { price: '€5.00' }));
    // @ts-expect-error: the chosen number is missing
    forCompiler(() => t('maps:address.numberChanged', { typed: '12' }));
  });

  test('a sentence without variables needs none, the operator’s facts are known to all', () => {
    forCompiler(() => t('search.cancelFree'));
    forCompiler(() => t('doubt.call'));
    forCompiler(() => t('doubt.call', { phone: '069 90009 123' }));
    // @ts-expect-error: nothing in the sentence has this name
    forCompiler(() => t('search.cancelFree', { fee: '€5.00' }));
  });

  test('one of several sentences needs the variables of all of them', () => {
    const kept = ['search.cancelFee', 'search.elapsed'] as const;
    forCompiler(() => kept.map((key) => t(key, { fee: '€5.00', time: '0:45' })));
    // @ts-expect-error: the second sentence needs a time
    forCompiler(() => kept.map((key) => t(key, { fee: '€5.00' })));
  });
});
