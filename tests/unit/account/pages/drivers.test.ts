import { driversOf } from '../../../../src/account/pages/driver-list-screen';
import { whatsappLink } from '../../../../src/lib/links';
import { sampleRide } from '../../../support/sample-ride';

const drive = (driverName: string, day: string | null) =>
  sampleRide({ driverName, startsAt: day === null ? null : new Date(`${day}T10:00:00Z`) });

test('the drivers of past rides: how often, when last, who drove last comes first (D8)', () => {
  const rides = [
    drive('Erika', '2026-11-03'),
    drive('Ömer', '2026-11-09'),
    drive('Erika', '2026-11-05'),
    drive('', '2026-11-10'),
    drive('Erika', null),
    drive('Zoë', null),
  ];
  expect(driversOf(rides)).toEqual([
    { name: 'Ömer', rides: 1, lastAt: new Date('2026-11-09T10:00:00Z') },
    { name: 'Erika', rides: 3, lastAt: new Date('2026-11-05T10:00:00Z') },
    { name: 'Zoë', rides: 1, lastAt: null },
  ]);
});

test('a WhatsApp message is written into its link', () => {
  expect(whatsappLink('491713920023', ['Fundsache & mehr', 'Nr. 1'])).toBe(
    'https://wa.me/491713920023?text=Fundsache%20%26%20mehr%0ANr.%201',
  );
});
