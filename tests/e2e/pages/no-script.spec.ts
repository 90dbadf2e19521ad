import { parse } from 'node-html-parser';
import { languages, localPath } from '../../../src/i18n/languages';
import { site } from '../../../src/site';
import { expect, test } from '../../support/browser/browser';
import { builtPages } from '../../support/browser/built-site';
import { textsOf } from '../../support/states/texts';

for (const language of languages) {
  test(`${language}: without JavaScript a ride and a private page say that, and have the phone number`, () => {
    for (const path of ['/booking-details', '/private']) {
      const address = localPath(language, path);
      const page = builtPages().find((one) => one.address === address);
      // The content of the element is text to those who run scripts.
      const said = parse(page?.document.querySelector('main noscript')?.innerHTML ?? '');
      expect(said.querySelector('p')?.text).toBe(textsOf(language).session.noScript);
      const call = said.querySelector('a');
      expect(call?.getAttribute('href')).toBe(`tel:${site.bookingPhone.dialled}`);
      expect(call?.text).toContain(site.bookingPhone.shown);
    }
  });
}
