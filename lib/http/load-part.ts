import { readStored, writeStored } from '@/lib/storage/storage-keys';

/** After this time the visitor is told that a part did not load, whether or not the server has a new build. */
const TIMEOUT_MS = 5000;
/** Somebody who has typed nothing for this long has stopped typing. */
const PAUSE_MS = 1000;

/** The builds that this tab has reloaded for, and the id of what had the focus before the last of these reloads. */
type Reload = { builds: string[]; focus?: string | undefined };

const readReload = (): Reload => JSON.parse(readStored('reload') ?? '{"builds":[]}');

/**
 * The first script of the page on the server that this page does not have; undefined when a reload would bring the same.
 * The names of scripts change with what they contain or load later.
 */
async function findNewBuild(): Promise<string | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const html = await (await fetch(window.location.href, { cache: 'no-store', signal })).text();
  return [...html.matchAll(/\ssrc="(\/_next\/static\/[^"?]+\.js)/g)]
    .map(([, path = '']) => path)
    .find((path) => !document.querySelector(`script[src^="${path}"]`));
}

/** Whether this tab has not reloaded for this build. Without storage, a page that a reload brought stays. */
function claimReload(build: string): boolean {
  const { builds } = readReload();
  if (builds.includes(build)) return false;
  const focus = document.activeElement?.id ?? '';
  if (writeStored('reload', JSON.stringify({ builds: [...builds, build], focus }))) return true;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'reload';
}

/** Resolves when nobody is typing, so that no letter falls into the reload. */
const untilNothingIsTyped = () =>
  new Promise<void>((resolve) => {
    const isField = document.activeElement?.matches('input, textarea');
    let timer = setTimeout(resolve, isField ? PAUSE_MS : 0);
    document.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, PAUSE_MS);
    });
  });

let reloading: Promise<void> | undefined;

/** Never resolves if the server has a new build. */
async function reloadForNewBuild(): Promise<void> {
  const build = await findNewBuild().catch(() => undefined);
  if (build === undefined) return;
  await untilNothingIsTyped();
  if (!claimReload(build)) return;
  // What waits to be stored is stored now. The browser's own event would be too late for the address.
  window.dispatchEvent(new Event('pagehide'));
  window.location.reload();
  await new Promise(() => {});
}

/**
 * Loads a part of the page that the visitor wants. When that fails because a new build has replaced the page's own,
 * the page reloads itself, once for each build; it finds its state where it always is, in the address and the storage.
 *
 * @throws what `load` throws, when a reload would not help: the connection is broken, or the server has no new build.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // Parts that fail together wait for one reload.
    reloading ??= reloadForNewBuild();
    await reloading;
    reloading = undefined;
    throw error;
  }
}

let focus: string | null | undefined;

/** The id of what had the focus when the page reloaded itself, '' for an element without one; null on other pages. */
export function focusBeforeReload(): string | null {
  if (focus === undefined) {
    const { builds, ...before } = readReload();
    focus = before.focus ?? null;
    if (focus !== null) writeStored('reload', JSON.stringify({ builds }));
  }
  return focus;
}
