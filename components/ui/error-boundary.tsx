'use client';

import { Component, type ReactElement } from 'react';
import type { ElementChildren } from './element-children';

/** Limits an error to a part of the page. Next.js has `catchError` for this, which adds 3 KB of its own error page. */
export class ErrorBoundary extends Component<
  { fallback: (reset: () => void) => ElementChildren; onError?: () => void; children: ReactElement },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
