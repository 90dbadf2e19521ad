import type { Translate } from '../../../src/i18n/texts';

/** Nobody calls it: the compiler alone reads what is in it. */
const forCompiler = (call: () => unknown) => expect(call).toBeInstanceOf(Function);
declare const t: Translate<'booking'>;

test('t() knows which variables a sentence needs; the operator’s facts are known to all', () => {
  const kept = ['search.cancelFee', 'search.elapsed'] as const;
  forCompiler(() => [t('search.cancelFee', { fee: '€5.00' }), t('search.cancelFree'), t('doubt.call')]);
  forCompiler(() => kept.map((key) => t(key, { fee: '€5.00', time: '0:45' })));
  // @ts-expect-error: without its fee
  forCompiler(() => t('search.cancelFee'));
  // @ts-expect-error: the fee has another name
  forCompiler(() => t('search.cancelFee', { price: '€5.00' }));
  // @ts-expect-error: the chosen number is missing, in another namespace
  forCompiler(() => t('maps:address.numberChanged', { typed: '12' }));
  // @ts-expect-error: nothing in the sentence has this name
  forCompiler(() => t('search.cancelFree', { fee: '€5.00' }));
  // @ts-expect-error: one of several sentences needs the variables of all of them
  forCompiler(() => kept.map((key) => t(key, { fee: '€5.00' })));
});
