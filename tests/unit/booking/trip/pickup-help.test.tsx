/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { emptyForm } from '../../../../src/booking/form/form';
import { PickupHelp } from '../../../../src/booking/trip/pickup-help';
import { formatDayAndTime } from '../../../../src/i18n/formats';
import { renderScreen } from '../../../support/render-screen-hook';

test.each([
  ['now', {}, 'confirm.time: form.now'],
  [
    'a later pickup',
    { isNow: false, date: '2026-11-27', time: '07:30' },
    `confirm.time: ${formatDayAndTime('en', new Date('2026-11-27T06:30:00Z'))}`,
  ],
  ['a time that is not chosen yet', { isNow: false, date: '2026-11-27', time: '' }, 'confirm.time: –'],
])('the WhatsApp message without address lookup says the time in words: %s', (_what, time, line) => {
  renderScreen(<PickupHelp values={{ ...emptyForm, start: ' Auestraße 12', ...time }} />, {});
  const { searchParams } = new URL(screen.getByText('help.whatsapp').getAttribute('href') ?? '');
  expect(searchParams.get('text')?.split('\n')).toEqual([
    'help.message',
    'confirm.start: Auestraße 12',
    line,
    'confirm.persons: 1',
  ]);
});
