import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_PATH, type Manifest, readManifest } from '@/lib/preview/manifest';

/** The published site that a preview is compared with, or why there is none. */
export type Base =
  | { manifest: Manifest; name: string; file: (address: string) => Promise<Buffer | undefined> }
  | { problem: string };

/** A site that does not answer must not hold the build up. */
const PATIENCE = 15_000;

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

const inFolder = (folder: string, address: string) => join(folder, address);

/**
 * Reads the manifest of the published site.
 *
 * @param from PREVIEW_BASE_URL: the site's address, or a folder with its manifest and, beside it, its files.
 */
export async function loadBase(from: string | undefined): Promise<Base> {
  if (!from)
    return { problem: 'PREVIEW_BASE_URL is not set, so there is nothing to compare this build with.' };
  const isAddress = /^https?:/.test(from);
  try {
    if (!isAddress) {
      const manifest = readManifest(JSON.parse(readFileSync(inFolder(from, MANIFEST_PATH), 'utf8')));
      const file = async (address: string) =>
        existsSync(inFolder(from, address)) ? readFileSync(inFolder(from, address)) : undefined;
      return { manifest, name: `the folder '${from}'`, file };
    }
    const manifest = readManifest(await (await fetched(new URL(MANIFEST_PATH, from).href)).json());
    const file = async (address: string) => {
      try {
        return Buffer.from(await (await fetched(new URL(address, from).href)).arrayBuffer());
      } catch {
        return undefined;
      }
    };
    return { manifest, name: new URL(from).origin, file };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `The published site at ${from} could not be read: ${reason}.` };
  }
}

/**
 * What production lacks, a sentence each, and how that was learned. The site itself is asked where it answers at
 * /readyz; otherwise the settings of this build stand in for its own.
 */
export async function productionSettings(
  base: Base,
  from: string | undefined,
  missingHere: readonly string[],
): Promise<{ settings: string[]; settingsFrom: string }> {
  const origin = 'manifest' in base ? base.manifest.origin : undefined;
  const noOrigin =
    'The published site was built without NEXT_PUBLIC_SITE_URL: its canonical addresses say http://localhost:3000.';
  const published = origin === 'http://localhost:3000' ? [noOrigin] : [];
  if (from && /^https?:/.test(from)) {
    try {
      const answer = await fetch(new URL('/readyz', from), { signal: AbortSignal.timeout(PATIENCE) });
      const { mail } = (await answer.json()) as { mail: { way: string | null } };
      const noMail = 'The published site has no mail: its contact form answers 503. Set SMTP_URL there.';
      return {
        settings: [...published, ...(mail.way === null ? [noMail] : [])],
        settingsFrom: `Read from ${new URL('/readyz', from).href}.`,
      };
    } catch {
      // Its proxy keeps /readyz to itself, as deploy/nginx.conf does.
    }
  }
  return {
    settings: [...missingHere],
    settingsFrom:
      'Read from the settings of this build, because the published site does not tell its own. Give the preview the settings of production, or check them there.',
  };
}
