'use client';

import { Component, type ReactNode } from 'react';
import { writeStored } from '@/lib/storage/storage-keys';

/**
 * Keeps an error of the chat from taking the page with it: shows `fallback` instead, and forgets the stored
 * conversation, which may be what caused the error.
 */
export class ChatErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
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
