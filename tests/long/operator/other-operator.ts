import type { homeFacts, legalFacts, site } from '../../../src/site';

/** The type of the facts with any values, because another operator has different ones. */
type Facts<Of> = Of extends string
  ? string
  : Of extends number
    ? number
    : Of extends boolean
      ? boolean
      : Of extends readonly (infer Item)[]
        ? readonly Facts<Item>[]
        : Of extends object
          ? { readonly [Name in keyof Of]: Facts<Of[Name]> }
          : string | null;

/** Another taxi company: every fact differs from src/site.ts. */
export const otherOperator: Facts<typeof site> = {
  name: 'Möwentaxi',
  city: 'Bregenz',
  state: 'HB',
  bookingPhone: { shown: '030 23125 678', dialled: '+493023125678' },
  whatsapp: { shown: '0151 23456789', dialled: '4915123456789' },
  email: 'fahrt@moewentaxi.example',
  legal: {
    company: 'Möwentaxi Genossenschaft eG',
    street: 'Seeallee 77',
    postcode: '68999',
    town: 'Lindau',
    taxNumber: 'DE987654328',
  },
  price: {
    kind: 'corridor',
    exceptions: [{ vehicle: 'Strandbus', kind: 'fixed' }],
    corridor: { from: 88, to: 117 },
    ordinance: { en: 'the Lindau district taxi order', de: 'der Lindauer Taxiordnung' },
  },
  extraNames: [{ id: 'c-77', en: 'Dog crate', de: 'Hundebox' }],
  tariff: { baseFare: 6.7, perKm: 3.15, largeTaxi: 9.35, waitingPerHour: 44.5, validFrom: '2027-02-08' },
  quickPlaces: [
    {
      en: 'Bielefeld main station',
      de: 'Bielefeld Hauptbahnhof',
      area: 'Hauptbahnhof',
      zipcode: '33602',
      city: 'Bielefeld',
      coordinates: { lat: 47.4293, lng: 9.7328 },
    },
  ],
  paymentTypes: ['card'],
  cancelFee: 7.25,
  vatPercent: 7,
  links: { about: 'https://www.moewentaxi.example/wir', contact: 'https://www.moewentaxi.example/kontakt' },
  socialLinks: [{ name: 'Mastodon', url: 'https://social.moewentaxi.example/@taxi' }],
  openingHours: ['Mo-Th 04:10-22:50', 'Fr-Su 06:20-01:40'],
  hasBonusProgramme: false,
  logo: '/moewe.svg',
  colors: { signal: '#0b6e4f', onSignal: '#fdfdfd' },
  map: {
    center: { lat: 47.5034567, lng: 9.7471234 },
    zoom: 11,
    country: 'at',
    edges: { south: 46.37, west: 9.53, north: 49.02, east: 17.16 },
  },
};

/** The legal facts of that company, which takes part in dispute settlement and is a micro-enterprise. */
export const otherLegalFacts: Facts<ReturnType<typeof legalFacts>['facts']> = {
  representative: 'Jonas Beispielmann',
  register: 'Amtsgericht Kempten, GnR 98765',
  supervisoryAuthority: 'Landratsamt Lindau, Verkehrswesen, Hafenweg 9',
  dataProtectionAuthority: 'Bayerisches Landesamt für Datenschutzaufsicht, Ansbach',
  dataProtectionOfficer: 'Petra Beispielfrau, datenschutz@moewentaxi.example',
  retention: { logDays: 6, accountYears: 4, receiptYears: 11 },
  arbitration: { kind: 'willing', board: 'Schlichtung am See, Uferweg 3, 88131 Lindau, www.schlichtung.example' },
  accessibility: {
    isMicroEnterprise: true,
    standard: { name: 'EN 301 549 V4.1.1', published: '2026-09', wcag: 'WCAG 2.2' },
    answerDays: 5,
    authority: {
      name: 'Stelle für Barrierefreiheit am See',
      address: 'Uferweg 8, 88131 Lindau',
      email: 'barrierefrei@lindau.example',
      website: 'https://www.barrierefrei.example',
    },
  },
  checkedOn: '2027-03-15',
};

/** The facts of that company's Home: one guest has agreed to be quoted. */
export const otherHomeFacts: Facts<ReturnType<typeof homeFacts>['facts']> = {
  voices: [
    {
      en: { text: 'The driver waited for the last ferry.', who: 'Ines K., Lindau' },
      de: { text: 'Der Fahrer wartete auf die letzte Fähre.', who: 'Ines K. aus Lindau' },
    },
  ],
  photos: [{ file: 'moewen-am-see.png', en: 'Our taxis by the lake', de: 'Unsere Taxis am See' }],
  showsTeam: false,
};

/** That company's logo, the file that `logo` names in `static`. */
export const otherLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path d="M5 50 45 10l40 40z" fill="#0b6e4f"/></svg>';
