/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { usePhoneSearch } from '../../../../src/ui/form/use-phone-search';

function Field({ hasItems, onSubmit }: { readonly hasItems: boolean; readonly onSubmit: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  usePhoneSearch({ field, opensAtOnce: false, isOpen, hasItems, onChange: setOpen });
  return (
    <form
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.defaultPrevented) onSubmit();
      }}
    >
      <div>
        <input ref={field} aria-label={isOpen ? 'search' : 'field'} />
      </div>
    </form>
  );
}

const show = (width: number, hasItems = false) => {
  window.innerWidth = width;
  const onSubmit = jest.fn();
  render(<Field hasItems={hasItems} onSubmit={onSubmit} />);
  const input = screen.getByRole('textbox');
  input.focus();
  return { input, onSubmit };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const later = () => act(() => jest.runAllTimers());

test('on a phone a typed letter opens the search, and Enter without a list closes it', () => {
  const { input, onSubmit } = show(600);
  fireEvent.input(input, { target: { value: 'S' } });
  later();
  expect(input.getAttribute('aria-label')).toBe('search');
  fireEvent.keyDown(input, { key: 'Enter' });
  later();
  expect(input.getAttribute('aria-label')).toBe('field');
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(['Enter', 'Escape'])('%s right behind a letter keeps the search closed and does not send the form', (key) => {
  const { input, onSubmit } = show(600);
  fireEvent.input(input, { target: { value: 'S' } });
  fireEvent.keyDown(input, { key });
  later();
  expect(input.getAttribute('aria-label')).toBe('field');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('above 600 px nothing opens, and Enter sends the form', () => {
  const { input, onSubmit } = show(601);
  fireEvent.input(input, { target: { value: 'S' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  later();
  expect(input.getAttribute('aria-label')).toBe('field');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
