import { Component, type ReactNode } from 'react';

/** What a component below the boundary has thrown. */
export interface ScreenFailure {
  readonly error: unknown;
  /** How often somebody has tried again at this place. */
  readonly retries: number;
  /** Renders the children anew. */
  readonly retry: () => void;
}

interface ErrorBoundaryProps {
  /** Another place is another screen: the children are rendered anew there. */
  readonly place: string;
  /** Stands in for the children once one of them has thrown. */
  readonly fallback: (failure: ScreenFailure) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly place: string;
  /** In an object, because anything can be thrown, `null` too. */
  readonly thrown: { readonly error: unknown } | null;
  readonly retries: number;
}

/**
 * Keeps the rest of the page when a component throws while it is rendered, in an effect included. Without it React
 * leaves an empty page. https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, thrown: null, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { place, thrown: null, retries: 0 };
  }

  override render(): ReactNode {
    const { thrown, retries } = this.state;
    if (!thrown) return <>{this.props.children}</>;
    const retry = () => this.setState({ thrown: null, retries: retries + 1 });
    return <>{this.props.fallback({ error: thrown.error, retries, retry })}</>;
  }
}
