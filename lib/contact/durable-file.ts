import 'server-only';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

/** Flushes a file or a folder to the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Writes a file that only this user can read. It gets its name when it is complete and on the disk, so a crash leaves
 * no partial file.
 *
 * @throws the error of the file system.
 */
export async function writeDurably(folder: string, name: string, data: string | Buffer): Promise<void> {
  makeFolder(folder);
  const unfinished = join(folder, `.${name}.part`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  // Flushes the folder's entry for the file. Windows cannot open folders.
  if (process.platform !== 'win32') await sync(folder);
}

/** A unique file name for a mail that sorts by time. @param ending such as '.eml' */
export const mailFileName = (messageId: string, ending: string): string =>
  `${new Date().toISOString().replaceAll(':', '-')}-${messageId.replace(/^<|@.*$/g, '')}${ending}`;
