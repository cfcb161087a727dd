/** @requirement CALLS-10 CALLS-15 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliverToOutbox } from '@/lib/contact/deliver-to-outbox';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, open: jest.fn(actual.open) };
});

const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
const mail = {
  from: { name: 'Site', address: 'site@example.com' },
  to: { name: 'ContactService', address: 'service@example.com' },
  replyTo: { name: 'Ada', address: 'ada@visitor.example' },
  subject: 'Inquiry',
  text: 'Hello',
  messageId: '<0b0e@example.com>',
  date: new Date(),
} as unknown as Parameters<ReturnType<typeof deliverToOutbox>>[0];

for (const step of ['writeFile', 'sync'] as const) {
  test(`a disk that is full at ${step} fails the delivery and leaves nothing behind`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-full-'));
    const deliver = deliverToOutbox(folder);
    const { signal } = new AbortController();
    jest.mocked(open).mockImplementationOnce(async (...args) => {
      const file: FileHandle = await actual.open(...args);
      file[step] = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      return file;
    });
    await expect(deliver(mail, signal)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(folder)).toEqual([]);
    await deliver(mail, signal);
    expect(readdirSync(folder)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });
}
