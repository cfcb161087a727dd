'use client';

import { Component, type ReactNode } from 'react';
import { writeStored } from '@/lib/storage/storage-keys';

/**
 * Limits an error of the chat to the chat: shows `fallback` and deletes the stored conversation, which may have
 * caused the error.
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
