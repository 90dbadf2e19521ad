import de from '../../../src/locales/de/booking.json';
import en from '../../../src/locales/en/booking.json';

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
});
