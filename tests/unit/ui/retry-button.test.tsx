/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RetryButton } from '../../../src/ui/button';

function Failed() {
  const [isLoading, setLoading] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {isLoading ? <p>Loading...</p> : <RetryButton onRetry={() => setLoading(true)}>Try Again</RetryButton>}
    </main>
  );
}

test('Try Again is removed while the call runs: the focus stays in the content', () => {
  render(<Failed />);
  const button = screen.getByRole('button', { name: 'Try Again' });
  button.focus();
  act(() => button.click());
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
