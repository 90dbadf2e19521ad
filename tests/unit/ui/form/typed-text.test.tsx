/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { useBrowserLayoutEffect } from '../../../../src/ui/effects';
import { typedText, useTypedTexts } from '../../../../src/ui/form/typed-text';

let taken = '';

/** A form that takes what was typed, as the site's do, in its page. */
function Form() {
  const [text, setText] = useState('');
  useBrowserLayoutEffect(() => {
    taken = typedText('name');
    setText(taken);
  }, []);
  // The script before React has marked the field.
  return <input id="name" value={text} onChange={(event) => setText(event.target.value)} suppressHydrationWarning />;
}
function Page() {
  useTypedTexts();
  return (
    <form>
      <Form />
    </form>
  );
}

/** The page as it is built, with something in its field and the caret after the second letter. */
function built(text: string, mark: (field: HTMLInputElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<form><input id="name" value=""/></form>';
  const field = container.querySelector('input') as HTMLInputElement;
  field.value = text;
  field.focus();
  field.setSelectionRange(2, 2);
  mark(field);
  return { container, field };
}
const type = (field: HTMLInputElement) => {
  field.dataset.typed = '';
};
const takeOver = (container: HTMLElement) => render(<Page />, { container, hydrate: true });
const shown = () => document.querySelector('input') as HTMLInputElement;

/** How the browser came to the page. */
const arrive = (type: NavigationTimingType) => {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
};

beforeEach(() => arrive('reload'));
afterEach(() => document.body.replaceChildren());

const expectKept = (text: string) => {
  expect(shown().value).toBe(text);
  expect(document.activeElement).toBe(shown());
  expect(shown().selectionStart).toBe(2);
};

test('text, focus and caret stay when React takes the page over', () => {
  const { container, field } = built('Anna', type);
  takeOver(container);
  expect(shown()).toBe(field);
  expectKept('Anna');
});

const wrap = (field: HTMLElement) => {
  const around = document.createElement('span');
  field.before(around);
  around.append(field);
};

test.each([
  ['an element beside a field', (field: HTMLElement) => field.after(document.createElement('i'))],
  ['an element around it', wrap],
])('and when hydration fails: an extension has put %s', (_, change) => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container, field } = built('Anna', type);
  change(field);
  field.focus();
  field.setSelectionRange(2, 2);
  takeOver(container);
  expect(shown()).not.toBe(field);
  expectKept('Anna');
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
});

test.each([
  ['filled in without an event counts on a first visit', 'navigate', 'Anna'],
  ['may be what the browser restores for somebody else', 'back_forward', ''],
  ['may be what the browser restores for somebody else', 'reload', ''],
] as const)('a text without an event %s: %s', (_, way, text) => {
  arrive(way);
  const { container } = built('Anna', () => {});
  takeOver(container);
  expect(taken).toBe(text);
});

test('a field of a later page has no typed text', () => {
  const { container } = built('Anna', type);
  const { rerender } = takeOver(container);
  act(() => rerender(<Form key="later" />));
  expect(taken).toBe('');
});
