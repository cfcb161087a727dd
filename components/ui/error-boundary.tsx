'use client';

import { Component, type ReactElement } from 'react';
import { writeStored } from '@/lib/storage/storage-keys';
import type { Elements } from './elements';

/**
 * Limits an error of the chat to the chat: shows `fallback` and deletes the stored conversation, which may have
 * caused the error.
 */
export class ErrorBoundary extends Component<
  { fallback: Elements; children: ReactElement },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    writeStored('chat', null);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
