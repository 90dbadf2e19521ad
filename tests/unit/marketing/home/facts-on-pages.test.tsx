/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { Language } from '../../../../src/i18n/languages';
import { taxiService } from '../../../../src/layout/head/taxi-service';
import { Brand } from '../../../../src/layout/header-links';
import { SiteFooter } from '../../../../src/layout/site-footer';
import { HeroBanner } from '../../../../src/marketing/home/hero/hero-banner';
import { ownPhotos } from '../../../../src/marketing/home/home-facts';
import { Local } from '../../../../src/marketing/home/sections/local';
import { People } from '../../../../src/marketing/home/sections/people';
import { Price } from '../../../../src/marketing/home/sections/price';
import { homeFacts, site } from '../../../../src/site';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';

jest.mock('gatsby', () => ({ ...jest.requireActual('gatsby'), withPrefix: (path: string) => `/website${path}` }));

afterEach(() => void jest.restoreAllMocks());

const show = (element: JSX.Element, language: Language) => renderScreen(element, textsOf(language), language);

describe.each([
  ['en', 'Open: Mon–Fri 05:00–23:30, Sun 08:00–02:00', 'There for you: Mon–Fri 05:00–23:30, Sun 08:00–02:00.'],
  ['de', 'Geöffnet: Mo–Fr 05:00–23:30, So 08:00–02:00 Uhr', 'Für Sie da: Mo–Fr 05:00–23:30, So 08:00–02:00 Uhr.'],
] as const)('opening hours, %s', (language, footer, slide) => {
  const always = { en: 'Day and night, every day.', de: 'Tag und Nacht, jeden Tag.' }[language];

  test('stand below the phone number and in the banner, in place of day and night', () => {
    jest.replaceProperty(site, 'openingHours', ['Mo-Fr 05:00-23:30', 'Su 08:00-02:00']);
    show(<SiteFooter />, language);
    expect(screen.getByText(footer)).toBeTruthy();
    const { container } = show(<HeroBanner photos={[]} />, language);
    expect(container.textContent).toContain(slide);
    expect(container.textContent).not.toContain(always);
  });

  test('of a company that drives day and night: the banner says so', () => {
    const { container } = show(<SiteFooter />, language);
    expect(container.textContent).not.toContain(footer.slice(0, 6));
    expect(show(<HeroBanner photos={[]} />, language).container.textContent).toContain(always);
  });
});

describe('photos of the company', () => {
  const image = {
    layout: 'fullWidth',
    width: 1,
    height: 0.6,
    images: { fallback: { src: '/a.webp', srcSet: '/a.webp 800w' }, sources: [] },
  } as const;
  const nodes = [{ base: 'a.jpg', childImageSharp: { gatsbyImageData: image } }];
  const facts = [
    { file: 'a.jpg', en: 'Our taxis', de: 'Unsere Taxis' },
    { file: 'gone.jpg', en: 'Gone', de: 'Weg' },
  ];

  test.each([
    ['en', 'Our taxis'],
    ['de', 'Unsere Taxis'],
  ] as const)('come first in the banner, each with its caption in place of a drawing, %s', (language, caption) => {
    const photos = ownPhotos(facts, { nodes }, language);
    const { container } = show(<HeroBanner photos={photos} />, language);
    const slides = [...container.querySelectorAll('li')];
    expect(slides).toHaveLength(3);
    expect(slides[0]?.textContent).toBe(caption);
    expect(slides[0]?.querySelector('svg')).toBeNull();
    const picture = slides[0]?.querySelector('img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual(['/a.webp', '']);
    for (const slide of slides.slice(1))
      expect([slide.querySelector('img'), !!slide.querySelector('svg')]).toEqual([null, true]);
  });

  test('without any, every slide is drawn', () => {
    const { container } = show(<HeroBanner photos={ownPhotos([], { nodes }, 'en')} />, 'en');
    expect(container.querySelectorAll('img')).toHaveLength(0);
  });
});

test('search engines learn the hours and the profiles', () => {
  const page = { language: 'en', url: '', image: '', description: '', priceKind: '' } as const;
  expect(taxiService(page)).toMatchObject({ openingHours: 'Mo-Su' });
  expect(taxiService(page)).not.toHaveProperty('sameAs');
  jest.replaceProperty(site, 'openingHours', ['Mo-Fr 05:00-23:30']);
  jest.replaceProperty(site, 'socialLinks', [{ name: 'Mastodon', url: 'https://social.example/@taxi' }]);
  expect(taxiService(page)).toMatchObject({
    openingHours: ['Mo-Fr 05:00-23:30'],
    sameAs: ['https://social.example/@taxi'],
  });
});

test('profiles on social media are links in the footer', () => {
  jest.replaceProperty(site, 'socialLinks', [{ name: 'Mastodon', url: 'https://social.example/@taxi' }]);
  show(<SiteFooter />, 'de');
  expect(screen.getByRole('link', { name: 'Mastodon' }).getAttribute('href')).toBe('https://social.example/@taxi');
});

test('a logo takes the place of the drawn sign; the link keeps its name', () => {
  const drawn = show(<Brand />, 'en');
  expect(drawn.container.querySelector('img')).toBeNull();
  drawn.unmount();
  jest.replaceProperty(site, 'logo', '/logo.svg');
  const { container } = show(<Brand />, 'en');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/website/logo.svg');
  expect(screen.getByRole('link').textContent).toBe(site.name);
});

test.each([true, false])('the bonus programme: %s', (hasBonusProgramme) => {
  jest.replaceProperty(site, 'hasBonusProgramme', hasBonusProgramme);
  show(<Price />, 'en');
  expect(screen.queryByRole('heading', { name: 'More and Miles' }) !== null).toBe(hasBonusProgramme);
});

describe('guests’ voices and the team (Spec §1)', () => {
  const voice = { text: 'On time.', who: 'Ines K.' };
  const facts = { voices: [{ en: voice, de: { text: 'Pünktlich.', who: 'Ines K.' } }], photos: [], showsTeam: true };

  test('of a company that has confirmed them carry no mark', () => {
    show(<People home={{ facts, samples: [] }} />, 'de');
    expect(within(screen.getByRole('region', { name: 'Was Fahrgäste sagen' })).getByText('Pünktlich.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Wer sich um Ihre Fahrt kümmert' })).toBeTruthy();
  });

  test('that are made up are left out', () => {
    expect(show(<People home={homeFacts()} />, 'en').container.textContent).toBe('');
  });

  test('that do not exist leave no section', () => {
    const { container } = show(
      <People home={{ facts: { voices: [], photos: [], showsTeam: false }, samples: [] }} />,
      'en',
    );
    expect(container.textContent).toBe('');
  });
});

describe('what the operator’s facts say of the company', () => {
  test.each([
    ['en', 'We pick you up in Kassel', 'Kassel Airport', 'Large boot', 'Day and night, every day.'],
    ['de', 'Wir holen Sie in Kassel ab', 'Flughafen Kassel', 'Großer Kofferraum', 'Tag und Nacht, jeden Tag.'],
  ] as const)('area, station and airport, fleet, hours, %s', (language, ...facts) => {
    const { container } = show(<Local />, language);
    for (const fact of facts) expect(container.textContent).toContain(fact);
    // A driver's extra is none of a car.
    expect(container.textContent).not.toMatch(/English|Englisch/);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/bookings#from=51\.3131%2C9\.4472%2C/);
  });

  test('without quick places there is no such fact', () => {
    jest.replaceProperty(site, 'quickPlaces', []);
    show(<Local />, 'en');
    expect(screen.queryByText('Station and airport')).toBeNull();
  });
});
