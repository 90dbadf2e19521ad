/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Stop } from '../../../../src/booking/more/more';
import { StopFields } from '../../../../src/booking/more/stop-fields';
import { renderScreen } from '../../../support/render-screen-hook';
import { wilhelmshoehe } from '../samples';

/** The last rendered field of each stop reports its change through this. */
const report: Record<string, (text: string, place: typeof wilhelmshoehe | null) => void> = {};
jest.mock('../../../../src/maps/addresses/address-field', () => ({
  AddressField: ({ id, text, onChange }: { id: string; text: string; onChange: (typeof report)[string] }) => {
    report[id] = onChange;
    return <input id={id} value={text} onChange={(event) => onChange(event.target.value, null)} />;
  },
}));

/** jsdom has no CSS object. */
jest.mock('../../../../src/ui/form/field', () => ({
  focusField: (id: string) => document.getElementById(id)?.focus(),
}));

let stops: readonly Stop[];
function Stops() {
  const [current, setCurrent] = useState<readonly Stop[]>([]);
  stops = current;
  return <StopFields stops={current} pickup={null} onChange={setCurrent} />;
}
const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());
const texts = () => stops.map(({ text }) => text);
const focused = () => document.activeElement?.id;

beforeEach(() => void renderScreen(<Stops />, {}));

test('an added stop takes the focus, a removed one gives it to the stop before it or to the button, announced', () => {
  press('Add a stop');
  expect(focused()).toBe('booking-stop1');
  expect(screen.getByRole('status').textContent).toBe('Stop 1 added');
  press('Add a stop');
  press('Remove stop 2');
  expect(focused()).toBe('booking-stop1');
  expect(screen.getByRole('status').textContent).toBe('Stop 2 removed');
  press('Remove stop 1');
  expect(focused()).toBe('booking-addStop');
});

test('there are at most three', () => {
  for (let stop = 0; stop < 3; stop += 1) press('Add a stop');
  press('Three stops are possible');
  expect(stops).toHaveLength(3);
});

test('an address that arrives late changes its stop alone', () => {
  press('Add a stop');
  press('Add a stop');
  const late = report['booking-stop1'];
  fireEvent.change(document.querySelector('#booking-stop2') as HTMLInputElement, { target: { value: 'Zoo' } });
  act(() => late?.(wilhelmshoehe.label, wilhelmshoehe));
  expect(texts()).toEqual([wilhelmshoehe.label, 'Zoo']);
});

test('one that arrives after its stop was removed changes nothing', () => {
  press('Add a stop');
  const late = report['booking-stop1'];
  press('Remove stop 1');
  act(() => late?.(wilhelmshoehe.label, wilhelmshoehe));
  expect(stops).toEqual([]);
});
