/** A process that the primary started, from its start to its exit. */
import type { Worker as Process } from 'node:cluster';
import type { FromChild, FromPrimary } from './messages.ts';

export type Child = {
  readonly pid: number | undefined;
  /** Whether the process has reported that it is ready, and has not exited. */
  readonly isReady: boolean;
  /** The sentence with which the process reported its failure. */
  readonly sentence: string | undefined;
  /** Milliseconds since the process was started. */
  readonly age: number;
  /** Resolves when the process is ready. Rejects with a sentence for the operator if the process exits before. */
  readonly ready: Promise<void>;
  /** Resolves with the way in which the process ended: `by SIGKILL`, `with code 1`. */
  readonly ended: Promise<string>;
  send(message: FromPrimary): void;
  /** Resolves when the process has drained its connections on request, or has exited. */
  readonly drained: Promise<void>;
  /** Lets the process finish its work, and kills it after `timeout` milliseconds. */
  end(timeout: number): Promise<void>;
};

export function follow(process: Process, name: string, onMessage: (message: FromChild) => void): Child {
  const begun = Date.now();
  const { promise: ready, resolve: beReady, reject: notReady } = Promise.withResolvers<void>();
  const { promise: drained, resolve: beDrained } = Promise.withResolvers<void>();
  const { promise: ended, resolve: beGone } = Promise.withResolvers<string>();
  let isReady = false;
  let isGone = false;
  let sentence: string | undefined;
  // Handle a rejection here, since no caller waits for this promise after a restart.
  ready.catch(() => undefined);
  process.on('message', (message: FromChild) => {
    if (message.kind === 'failed') sentence = message.sentence;
    if (message.kind === 'ready') {
      isReady = true;
      beReady();
    }
    if (message.kind === 'drained') beDrained();
    onMessage(message);
  });
  // Ignore errors of the channel, since `exit` reports the end of the process.
  process.on('error', () => undefined);
  process.once('exit', (code, signal) => {
    const how = signal ? `by ${signal}` : `with code ${code}`;
    isReady = false;
    isGone = true;
    notReady(new Error(sentence ?? `The process ${name} ended ${how} before it was ready.`));
    beDrained();
    beGone(how);
  });

  return {
    pid: process.process.pid,
    ready,
    ended,
    drained,
    get isReady() {
      return isReady;
    },
    get sentence() {
      return sentence;
    },
    get age() {
      return Date.now() - begun;
    },
    send(message) {
      if (process.isConnected()) process.send(message, undefined, () => undefined);
    },
    async end(timeout) {
      if (isGone) return;
      process.process.kill('SIGTERM');
      const timer = setTimeout(() => process.process.kill('SIGKILL'), timeout);
      await ended;
      clearTimeout(timer);
    },
  };
}
