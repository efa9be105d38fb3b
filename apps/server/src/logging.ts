/** Structured logs by pino: one JSON object a line, or short lines for people at a terminal. */
import { type Logger, pino } from 'pino';
import { textLine } from './log-text.ts';

export type LogStream = { write(line: string): void; flush(): void };

/** Milliseconds for which lines are gathered: a write for each request costs more than making the line. */
const gatherFor = 100;
/** Bytes that are gathered at most; less than the 16 kB that are written at once. */
const gatherBytes = 8 * 1024;
/** Bytes that wait for a reader who does not read; what comes after is dropped. */
const mostWaiting = 16 * 2 ** 20;
/** Times a tenth of a second that a process which ends waits for its reader. */
const lastTries = 50;

/**
 * Where log lines go: pino's destination. It writes synchronously, so that nothing is under way when the process ends; a pipe that is
 * full is tried again with the next lines, and keeps no request waiting.
 */
export function createLogStream(format: 'json' | 'text', descriptor = 1): LogStream {
  let triesLeft = 0;
  const destination = pino.destination({
    dest: descriptor,
    sync: true,
    minLength: gatherBytes,
    maxLength: mostWaiting,
    periodicFlush: gatherFor,
    retryEAGAIN: () => triesLeft-- > 0,
  });
  // Nobody reads any more, the disk is full: a shop without logs is better than none.
  destination.on('error', () => undefined);
  process.once('exit', () => {
    triesLeft = lastTries;
    // Not by `flushSync`, which would try for ever what can never be written.
    destination.end();
  });
  return {
    write:
      format === 'json' ? (line) => void destination.write(line) : (line) => void destination.write(textLine(line)),
    flush: () => destination.flush(),
  };
}

// `vista` and `preview` carry the token of a preview link.
const secretName = /token|password|secret|clave|contrasena|^(vista|preview)$/i;

/** An address as it may stand in a log: parameters that carry a secret (`?token=` of shared sessions) keep their name only. */
export function loggableUrl(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const query = url
    .slice(at + 1)
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return secretName.test(decoded(name)) ? `${name}=…` : pair;
    });
  return `${url.slice(0, at)}?${query.join('&')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Logs lines of the same form as the server's, for what is no request. */
export type Log = Readonly<
  Record<'debug' | 'info' | 'warn' | 'error', (fields: Readonly<Record<string, unknown>>, msg: string) => void>
>;

/** What is never written as it is, whoever logs it. */
const secretFields = ['password', 'secret', 'token', 'authorization', 'cookie', 'set-cookie'];
const redact = {
  paths: ['url', ...secretFields.flatMap((name) => [`["${name}"]`, `headers["${name}"]`, `fields["${name}"]`])],
  censor: (value: unknown, path: string[]) => (path[0] === 'url' ? loggableUrl(String(value)) : '…'),
};

/** @param level the setting LOG_LEVEL: what is below it is not written */
export function createLog(stream: LogStream, level: string): Logger {
  return pino({ level, base: null, redact, serializers: { err: describe } }, stream);
}

/** Errors say no more than what they are: what libraries add to theirs may be somebody's data. Some hand over a plain object. */
function describe(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('message' in error)) return { message: String(error) };
  const { name, message, code, errors } = error as {
    name?: unknown;
    message: unknown;
    code?: unknown;
    errors?: unknown;
  };
  const { stack } = error instanceof Error ? pino.stdSerializers.err(error) : (error as { stack?: unknown });
  return { type: name, message, code, stack, ...(Array.isArray(errors) && { errors: errors.map(describe) }) };
}
