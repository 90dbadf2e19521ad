/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { ErrorBoundary } from '../../../src/ui/error-boundary';

/** What the part throws; nothing while it is null. */
let fault: { readonly what: unknown; readonly in: 'render' | 'effect' } | null = null;

function Part() {
  useEffect(() => {
    if (fault?.in === 'effect') throw fault.what;
  });
  if (fault?.in === 'render') throw fault.what;
  return <p>the screen</p>;
}

const page = (place: string) => (
  <>
    <p>the rest</p>
    <ErrorBoundary
      place={place}
      fallback={({ error, retries, retry }) => (
        <button type="button" onClick={retry}>
          {String(error)} {retries}
        </button>
      )}
    >
      <Part />
    </ErrorBoundary>
  </>
);

let errors: jest.SpyInstance;
beforeEach(() => {
  fault = null;
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});

const press = () => act(() => fireEvent.click(screen.getByRole('button')));

describe('A part that throws', () => {
  // React names each of them.
  afterEach(() => errors.mockClear());

  test.each([
    ['while it is rendered', { what: new TypeError('broken'), in: 'render' }, 'TypeError: broken 0'],
    ['in an effect', { what: new TypeError('broken'), in: 'effect' }, 'TypeError: broken 0'],
    ['nothing at all', { what: null, in: 'render' }, 'null 0'],
  ] as const)('%s leaves the rest of the page', (_when, planted, shown) => {
    fault = planted;
    render(page('/a'));
    expect(screen.getByText('the rest')).toBeTruthy();
    expect(screen.getByRole('button').textContent).toBe(shown);
  });

  test('is rendered anew when it is tried again, and may fail again', () => {
    fault = { what: 'broken', in: 'render' };
    render(page('/a'));
    press();
    expect(screen.getByRole('button').textContent).toBe('broken 1');
    fault = null;
    press();
    expect(screen.getByText('the screen')).toBeTruthy();
  });

  test('does not stand in the way of another page, which begins without a failure', () => {
    fault = { what: 'broken', in: 'render' };
    const { rerender } = render(page('/a'));
    press();
    fault = null;
    rerender(page('/b'));
    expect(screen.getByText('the screen')).toBeTruthy();
    fault = { what: 'broken', in: 'render' };
    rerender(page('/b'));
    expect(screen.getByRole('button').textContent).toBe('broken 0');
  });
});
