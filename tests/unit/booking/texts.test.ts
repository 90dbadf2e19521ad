import de from '../../../src/locales/de/booking.json';
import en from '../../../src/locales/en/booking.json';

type Branch = { readonly [key: string]: string | Branch };
const flatten = (branch: Branch, path = ''): [string, string][] =>
  Object.entries(branch).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flatten(value, `${path}${key}.`),
  );
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

describe('booking texts', () => {
  it('the searching dialog shows exactly the texts of Spec §4', () => {
    expect([en.searching.confirming, en.searching.nearby, en.searching.connected]).toEqual([
      'Confirming booking...',
      'Searching for nearby driver...',
      'Connected - Searching for driver...',
    ]);
  });

  it('the order buttons say that it costs (D20)', () => {
    expect([en.confirm.title, en.confirm.book, en.confirm.continue]).toEqual([
      'Confirm booking',
      'Book with obligation to pay',
      'Continue',
    ]);
    expect([en.bonus.yes, en.bonus.no, en.bonus.yesFor, en.bonus.noFor]).toEqual([
      'Yes',
      'No',
      'Yes, about {{price}}',
      'No, about {{price}}',
    ]);
    expect(de.confirm.book).toBe('Zahlungspflichtig bestellen');
  });

  it('German has every text of the English, with the same placeholders', () => {
    const german = new Map(flatten(de));
    expect([...german.keys()]).toEqual(flatten(en).map(([key]) => key));
    for (const [key, text] of flatten(en)) {
      expect([key, placeholders(german.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });
});
