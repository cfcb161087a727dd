import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';

/**
 * One message that the relay took, with the addresses of its envelope. `confirmation` tells what happened to the relay's
 * confirmation: 'dropped' by the test, 'gone' because the client had disconnected, else 'written'; `at` is its time
 * (milliseconds since 1970).
 */
export type Received = {
  mail: ParsedMail;
  raw: string;
  from: string;
  to: string[];
  confirmation: 'pending' | 'written' | 'dropped' | 'gone';
  at: number;
};

/** 'message' is while the message arrives, 'data' after it. */
type Stage = 'connect' | 'mail' | 'rcpt' | 'message' | 'data';
/** What the relay does with the next dialogues, of one mail each; each test sets the one it needs. */
export type Behavior =
  | { kind: 'accept' }
  /** Accepts the message and confirms it `ms` milliseconds later. */
  | { kind: 'slow'; ms: number }
  | { kind: 'refuse'; at: Stage; code: number }
  | { kind: 'hang'; at: Stage }
  /** Closes the connection without a word. */
  | { kind: 'close'; at: Stage }
  /** Accepts the message and closes the connection without a reply. */
  | { kind: 'drop' };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/**
 * Starts an SMTP relay, which implements the least that a client needs (RFC 5321).
 *
 * @param options port to come back where one was, and how many connections it takes at once.
 */
export async function startMailServer({ port = 0, maxConnections = Number.POSITIVE_INFINITY } = {}) {
  let draw = (): Behavior => ({ kind: 'accept' });
  let dialogues = 0;
  const received: Received[] = [];
  const sockets = new Set<Socket>();

  /** Takes the message of a dialogue, unless the behavior has it otherwise. */
  async function acceptMessage(
    socket: Socket,
    behavior: Behavior,
    envelope: Pick<Received, 'from' | 'to'>,
    bytes: Buffer,
  ) {
    const raw = bytes.toString('utf8');
    const mail = await simpleParser(bytes);
    const message: Received = { ...envelope, mail, raw, confirmation: 'pending', at: 0 };
    received.push(message);
    if (behavior.kind !== 'drop') await pause(behavior.kind === 'slow' ? behavior.ms : 0);
    message.at = Date.now();
    message.confirmation = socket.destroyed ? 'gone' : 'written';
    if (behavior.kind !== 'drop') return socket.write('250 taken\r\n');
    message.confirmation = 'dropped';
    return socket.destroy();
  }

  function beginDialogue(): Behavior {
    dialogues += 1;
    return draw();
  }

  const server = createServer((socket) => {
    if (sockets.size >= maxConnections) {
      socket.on('error', () => socket.destroy()).end('421 4.3.2 too many connections\r\n');
      return;
    }
    let behavior = beginDialogue();
    let mails = 0;
    let [from, to] = ['', [] as string[]];
    let isMessage = false;
    let unread = Buffer.alloc(0);
    /** Replies to a command, unless the behavior is to refuse it or to fall silent. @returns whether it was accepted. */
    const reply = (at: Stage, line: string): boolean => {
      // On a connection that is open the next dialogue begins with MAIL.
      if ('at' in behavior && (behavior.at === at || (behavior.at === 'connect' && at === 'mail'))) {
        if (behavior.kind === 'refuse') socket.write(`${behavior.code} refused by the test\r\n`);
        if (behavior.kind === 'close') socket.destroy();
        return false;
      }
      socket.write(line);
      return true;
    };
    const read = () => {
      if (isMessage && unread.length > 0 && !reply('message', '')) return void socket.end();
      const end = unread.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = unread.subarray(0, end + 2);
      unread = unread.subarray(end + (isMessage ? 5 : 2));
      const line = part.toString('utf8');
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (isMessage) {
        isMessage = false;
        // A line that begins with a dot has another one in front of it.
        const bytes = Buffer.from(part.toString('latin1').replace(/^\.\./gm, '.'), 'latin1');
        if (reply('data', '')) void acceptMessage(socket, behavior, { from, to }, bytes);
      } else if (/^(EHLO|HELO)/i.test(line))
        socket.write('250-relay\r\n250-8BITMIME\r\n250-AUTH PLAIN\r\n250 SMTPUTF8\r\n');
      else if (/^MAIL/i.test(line)) {
        if (mails > 0) behavior = beginDialogue();
        mails += 1;
        [from, to] = [address, []];
        reply('mail', '250 ok\r\n');
      } else if (/^RCPT/i.test(line)) {
        if (reply('rcpt', '250 ok\r\n')) to.push(address);
      } else if (/^DATA/i.test(line)) {
        isMessage = true;
        socket.write('354 go on\r\n');
      } else if (/^AUTH/i.test(line)) socket.write('535 5.7.8 refused by the test\r\n');
      else if (/^RSET/i.test(line)) socket.write('250 ok\r\n');
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('502 not here\r\n');
      read();
    };
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Some tests close the connection on purpose.
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      read();
    });
    if (!reply('connect', '220 relay\r\n') && behavior.kind === 'refuse') socket.end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Messages the relay has taken responsibility for, oldest first. */
    received,
    /** Sets what happens from the next dialogue on; of several, each dialogue takes one and the last one stays. */
    behave: (...next: [Behavior, ...Behavior[]]) => {
      draw = () => (next.length > 1 && next.shift()) || next[0];
    },
    /** Draws the behavior of each dialogue from now on. */
    behaveAtRandom: (random: () => Behavior) => {
      draw = random;
    },
    /** Messages taken under the Message-ID of this submission. */
    of: (submissionId: string) =>
      received.filter(({ mail }) => mail.messageId?.startsWith(`<${submissionId.toLowerCase()}@`)),
    /** Number of dialogues begun: tries to hand over a mail. */
    dialogues: () => dialogues,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
