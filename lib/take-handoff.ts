import type { Carried } from './handoff';
import { readStored, writeStored } from './storage-keys';

/**
 * Takes what was carried and removes it, so that it is used once.
 *
 * @returns null when nothing was carried or the stored text is not of the expected shape.
 */
export function takeCarried(): Carried | null {
  const text = readStored('carried');
  if (text === null) return null;
  writeStored('carried', null);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const record = value as Record<string, unknown>;
    if (typeof record.message !== 'string') return null;
    const optional = (name: string) => (typeof record[name] === 'string' ? record[name] : undefined);
    return {
      message: record.message,
      inquiryType: optional('inquiryType'),
      service: optional('service'),
      email: optional('email'),
    };
  } catch {
    return null;
  }
}
