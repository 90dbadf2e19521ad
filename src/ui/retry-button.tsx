import { Button, type ButtonLook } from './button';

interface RetryButtonProps {
  readonly look?: ButtonLook;
  readonly onRetry: () => void;
  /** "Try Again" in the page's language. */
  readonly children: string;
}

/**
 * Repeats a failed call. While the call runs, the screen shows that it is loading, without this button: the focus moves
 * to the page's content before (WCAG 2.4.3).
 */
export function RetryButton({ look = 'signal', onRetry, children }: RetryButtonProps) {
  const retry = () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Button look={look} onClick={retry}>
      {children}
    </Button>
  );
}
