import fc from 'fast-check';
import { type Occurrence, reportOf } from '../../../../src/layout/failed/report';
import { sampleToken } from '../../../support/token';

const device = { browser: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', width: 360, height: 640 };
const occurrence = (change: Partial<Occurrence> = {}): Occurrence => ({
  reference: 'KASL',
  error: new TypeError('any'),
  path: '/website/bookings',
  language: 'en',
  ...change,
});

/** An error with the stack that a browser gives it. */
function thrown(message: string, stack: (head: string) => string): TypeError {
  const error = new TypeError(message);
  error.stack = stack(`TypeError: ${message}`);
  return error;
}

const APP = 'https://taxi.example/website/app-1f2e.js:1:2345';
const FRAMEWORK = 'https://taxi.example/website/framework-9a.js:2:33';
const CHROME = (head: string) => `${head}\n    at t (${APP})\n    at ${FRAMEWORK}`;
const FIREFOX = (head: string) => `${head}\nt@${APP}\n@${FRAMEWORK}`;

describe('The report about a screen that has failed', () => {
  test.each([
    ['Chrome', CHROME],
    ['Firefox', FIREFOX],
  ])('names the places in the scripts, from the stack of %s', (_browser, stack) => {
    expect(reportOf(occurrence({ error: thrown('cannot be shown', stack) }), device)).toEqual({
      reference: 'KASL',
      error: 'TypeError',
      page: '/bookings',
      language: 'en',
      places: ['app-1f2e.js:1:2345', 'framework-9a.js:2:33'],
      ...device,
    });
  });

  test.each([
    ['/website/', '/'],
    ['/website/de/', '/'],
    ['/website/about', '/business'],
    ['/website/de/bookings/', '/bookings'],
    ['/website/booking-details/20017', '/booking-details'],
    ['/website/de/private/invoice/10001,10002', '/private'],
    ['/website/Jörg', 'another page'],
  ])('of %s it names the page %s', (path, page) => {
    expect(reportOf(occurrence({ path }), device).page).toBe(page);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Jörg Beispiel'],
    ['an object', { name: 'Jörg Beispiel' }],
    ['an error that names itself', Object.assign(new Error('x'), { name: 'Jörg Beispiel', stack: undefined })],
  ])('thrown: %s. It has no places, and no name', (_what, error) => {
    const report = reportOf(occurrence({ error }), device);
    expect(report).toMatchObject({ error: 'another error', places: [] });
    expect(JSON.stringify(report)).not.toContain('Jörg');
  });

  test('holds no person, no place, no token and no booking, whatever the error and the address say', () => {
    const token = sampleToken();
    const place = ['Königsplatz 1', '51.3127,9.4797'];
    const personal = ['Jörg Beispiel', 'joerg@example.org', '0561 123456', ...place, token, '20017'];
    const around = fc.tuple(fc.string(), fc.constantFrom(...personal), fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(around, around, fc.constantFrom(CHROME, FIREFOX), fc.boolean(), (message, path, stack, isNamed) => {
        const error = thrown(message, stack);
        if (isNamed) error.name = message;
        const what = occurrence({ error, path: `/website/booking-details/${path}` });
        const written = JSON.stringify(reportOf(what, device));
        for (const each of personal) expect(written).not.toContain(each);
      }),
    );
  });
});
