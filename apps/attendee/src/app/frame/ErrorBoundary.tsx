import { Component } from 'react';
import type { ReactNode } from 'react';
import { Failed } from './Failed.tsx';

/** Catches render errors of a page so that the app keeps running. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <Failed error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}
