/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Combobox } from '../../../../src/ui/form/combobox';

const items = [{ id: 'station', title: 'The station', detail: '' }];

function Page({ error }: { readonly error: string | undefined }) {
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
      onChoose={() => {}}
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
  render(<Page error={error} />);
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  // The list is code of its own.
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  return field;
};

test('an empty field that gets the focus offers its list', async () => {
  await show();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('with an error below it, the list waits for a letter: the error can be read', async () => {
  const field = await show('Start location is required');
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.change(field, { target: { value: 'S' } });
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
