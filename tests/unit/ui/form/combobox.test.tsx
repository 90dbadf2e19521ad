/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Combobox } from '../../../../src/ui/form/combobox';

const station = { id: 'station', title: 'The station', detail: '' };
const square = { id: 'square', title: 'The square', detail: '' };
const onChoose = jest.fn();

interface PageProps {
  readonly error?: string | undefined;
  readonly items?: readonly (typeof station)[];
}

function Page({ error, items = [station] }: PageProps) {
  const [text, setText] = useState('');
  return (
    <Combobox
      id="start"
      label="Start"
      listLabel="Suggestions"
      listMissing=""
      clearLabel="Clear"
      leaveLabel="Back"
      text={text}
      onTextChange={setText}
      items={items}
      onChoose={onChoose}
      isChosen={false}
      status=""
      isStatusShown={false}
      isStatusForList={false}
      error={error}
    />
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = async (error?: string) => {
  const { rerender } = render(<Page error={error} />);
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  // The list is code of its own.
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  return { field, rerender };
};

test('an empty field that gets the focus offers its list', async () => {
  await show();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('with an error below it, the list waits for a letter: the error can be read', async () => {
  const { field } = await show('Start location is required');
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.change(field, { target: { value: 'S' } });
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('an entry that another answer offers too, at another place, does not move: the answer is another list', async () => {
  const { rerender } = await show();
  const before = screen.getByRole('option', { name: station.title });
  rerender(<Page items={[square, station]} />);
  expect(before.isConnected).toBe(false);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([square.title, station.title]);
});

describe('an answer that comes while an entry is pressed', () => {
  const next = <Page items={[square]} />;
  const press = async () => {
    const { rerender } = await show();
    const option = screen.getByRole('option');
    fireEvent.pointerDown(option);
    rerender(next);
    return option;
  };

  test('waits: the press chooses the entry that was seen', async () => {
    const option = await press();
    fireEvent.pointerUp(option);
    expect(option.isConnected).toBe(true);
    fireEvent.click(option);
    expect(onChoose).toHaveBeenLastCalledWith(station);
  });

  test.each([
    ['a scroll has taken the press over', () => fireEvent.pointerCancel(document)],
    [
      'the press has ended beside the entry',
      () => {
        fireEvent.pointerUp(document);
        act(() => jest.advanceTimersByTime(300));
      },
    ],
  ])('is shown once %s', async (_, end) => {
    await press();
    end();
    expect(screen.getByRole('option').textContent).toBe('The square');
  });
});
