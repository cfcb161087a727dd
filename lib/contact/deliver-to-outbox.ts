import 'server-only';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Deliver } from './delivery';
import { mailFileName, writeDurably } from './durable-file';

/** Writes each message to `folder` as an .eml file. */
export function deliverToOutbox(folder: string): Deliver {
  return async (mail) => {
    const access = { disableFileAccess: true, disableUrlAccess: true };
    const message = await new MailComposer({ ...mail, ...access, newline: 'windows' }).compile().build();
    await writeDurably(folder, mailFileName(mail.messageId, '.eml'), message);
  };
}
