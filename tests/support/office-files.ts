import { strFromU8, unzipSync } from 'fflate';

/** The parts of an Office file, by their names. */
export const openZip = (bytes: Uint8Array): Record<string, Uint8Array> => unzipSync(bytes);

/** A part as text; '' when the file has no such part. */
export const partText = (parts: Record<string, Uint8Array>, name: string): string =>
  strFromU8(parts[name] ?? new Uint8Array());
