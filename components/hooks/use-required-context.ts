'use client';

import { type Context, use } from 'react';

/** The value of a context without a default. @throws Error outside its provider, with the names of hook and provider. */
export function useRequiredContext<T>(context: Context<T | null>, hook: string, provider: string): T {
  const value = use(context);
  if (!value) throw new Error(`${hook} must be used within a ${provider}`);
  return value;
}
