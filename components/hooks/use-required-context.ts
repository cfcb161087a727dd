'use client';

import { type Context, use } from 'react';

/** The value of a context without a default. @throws Error outside its provider, with the names of hook and provider. */
export function useRequiredContext<Value>(
  context: Context<Value | null>,
  hook: string,
  provider: string,
): Value {
  const value = use(context);
  if (!value) throw new Error(`${hook} must be used within a ${provider}`);
  return value;
}
