import 'server-only';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Deliver } from './delivery';
import { makeFolder } from './make-folder';

/** Puts what was written to `path`, a file or a folder, onto the disk for good. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Writes each message as an .eml file into `folder`, instead of sending it. A file appears under its name
 * only when it is whole and on the disk; names sort by time and never meet.
 */
export function deliverToOutbox(folder: string): Deliver {
  return async (mail) => {
    const access = { disableFileAccess: true, disableUrlAccess: true };
    const message = await new MailComposer({ ...mail, ...access, newline: 'windows' }).compile().build();
    makeFolder(folder);
    const stamp = new Date().toISOString().replaceAll(':', '-');
    const name = `${stamp}-${mail.messageId.replace(/^<|@.*$/g, '')}.eml`;
    const unfinished = join(folder, `.${name}.part`);
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    // The name is an entry of the folder. Windows does not open folders.
    if (process.platform !== 'win32') await sync(folder);
  };
}
