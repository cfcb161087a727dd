import type { Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * One message that the relay took, with the addresses of its envelope. `answer` tells what happened to the relay's
 * confirmation: 'dropped' by the test, 'gone' because the client had disconnected, else 'written'; `at` is its time
 * (milliseconds since 1970).
 */
export type Received = {
  mail: ParsedMail;
  raw: string;
  from: string;
  to: string[];
  answer: 'pending' | 'written' | 'dropped' | 'gone';
  at: number;
};

/** What the relay does with the next dialogues; each test sets the one it needs. */
export type Behavior =
  | { kind: 'accept' }
  /** Accepts the message and confirms it `ms` milliseconds later. */
  | { kind: 'slow'; ms: number }
  | { kind: 'refuse'; at: 'connect' | 'mail' | 'rcpt' | 'data'; code: number }
  | { kind: 'hang'; at: 'connect' | 'mail' | 'rcpt' | 'data' }
  /**
   * 'before' closes the connection instead of accepting the message; 'after' accepts it and closes the connection
   * without an answer.
   */
  | { kind: 'drop'; when: 'before' | 'after' };

export type MailServer = {
  url: string;
  /** Messages the relay has taken responsibility for, oldest first. */
  received: Received[];
  /** Sets what happens from the next dialogue on; of several, each dialogue takes one and the last one stays. */
  behave: (...behaviors: [Behavior, ...Behavior[]]) => void;
  /** Messages taken under the Message-ID of this submission. */
  of: (submissionId: string) => Received[];
  /** Waits until `count` messages have been taken. @throws Error after `ms` milliseconds. */
  waitFor: (count: number, ms?: number) => Promise<Received[]>;
  /** Number of dialogues begun, for 'one request gives one dialogue'. */
  dialogues: () => number;
  stop: () => Promise<void>;
};

/** Starts a real SMTP server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  let behaviors: Behavior[] = [{ kind: 'accept' }];
  const current = new Map<string, Behavior>();
  let dialogues = 0;
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Map<number | undefined, Socket>();

  const stage = (
    at: 'connect' | 'mail' | 'rcpt' | 'data',
    session: SMTPServerSession,
    callback: (error?: Error | null) => void,
  ): boolean => {
    const behavior = current.get(session.id) ?? { kind: 'accept' };
    if (behavior.kind === 'hang' && behavior.at === at) return true;
    if (behavior.kind === 'refuse' && behavior.at === at) {
      callback(Object.assign(new Error('refused by the test'), { responseCode: behavior.code }));
      return true;
    }
    return false;
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    size: 1024 * 1024,
    onConnect(session, callback) {
      dialogues += 1;
      const next = behaviors.length > 1 ? behaviors.shift() : behaviors[0];
      if (next) current.set(session.id, next);
      if (!stage('connect', session, callback)) callback();
    },
    onMailFrom(_address, session, callback) {
      if (!stage('mail', session, callback)) callback();
    },
    onRcptTo(_address, session, callback) {
      if (!stage('rcpt', session, callback)) callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const behavior = current.get(session.id) ?? { kind: 'accept' };
        const drop = () => sockets.get(session.remotePort)?.destroy();
        if (behavior.kind === 'drop' && behavior.when === 'before') return drop();
        if (stage('data', session, callback)) return;
        const raw = Buffer.concat(chunks).toString('utf8');
        const message: Received = {
          mail: await simpleParser(Buffer.concat(chunks)),
          raw,
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          answer: 'pending',
          at: 0,
        };
        received.push(message);
        for (const wake of waiting) wake();
        const answered = (answer: Received['answer']) => Object.assign(message, { answer, at: Date.now() });
        const answer = () => {
          answered(sockets.has(session.remotePort) ? 'written' : 'gone');
          callback();
        };
        if (behavior.kind === 'drop') {
          answered('dropped');
          return drop();
        }
        if (behavior.kind === 'slow') return void setTimeout(answer, behavior.ms);
        answer();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort;
    sockets.set(port, socket);
    socket.on('close', () => sockets.delete(port));
  });
  // Some tests close the connection on purpose.
  server.on('error', () => {});

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the relay has no port');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    behave: (...next) => {
      behaviors = next;
    },
    of: (submissionId) =>
      received.filter(({ mail }) => mail.messageId?.startsWith(`<${submissionId.toLowerCase()}@`)),
    waitFor: (count, ms = 10_000) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (received.length < count) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(received);
        };
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`the relay took ${received.length} messages, not ${count}`));
        }, ms);
        waiting.add(check);
        check();
      }),
    dialogues: () => dialogues,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
