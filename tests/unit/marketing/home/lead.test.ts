import german from '../../../../src/locales/de/home.json';
import english from '../../../../src/locales/en/home.json';

test.each([
  ['English', english.lead],
  ['German', german.lead],
])('%s: the text below the title has at most twelve words', (_language, lead) => {
  expect(lead.split(/\s+/).length).toBeLessThanOrEqual(12);
});
