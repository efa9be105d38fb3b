/** Structured logs by pino: one JSON object per line, or short lines for people at a terminal. */
import { mendEscapes } from '@tianguis/domain';
import { type Logger, pino } from 'pino';
import { textLine } from './log-text.ts';

export type LogStream = { write(line: string): void; flush(): void };

/** Milliseconds for which lines are buffered, since one write per request would cost more than formatting the line. */
const bufferFor = 100;
/** The most buffered bytes, less than the 16 kB of one write. */
const bufferBytes = 8 * 1024;
/** The most bytes that are buffered while the reader of a pipe does not read. Further lines are dropped. */
const mostWaiting = 16 * 2 ** 20;
/** Number of retries, 0.1 s apart, if the pipe is full when the process exits. */
const lastTries = 50;

/**
 * Opens pino's destination of log lines. It writes synchronously, so that no write is pending when the process exits.
 * If a pipe is full, its lines are written together with later lines, and no request waits.
 */
export function createLogStream(format: 'json' | 'text', descriptor = 1): LogStream {
  let triesLeft = 0;
  const destination = pino.destination({
    dest: descriptor,
    sync: true,
    minLength: bufferBytes,
    maxLength: mostWaiting,
    periodicFlush: bufferFor,
    retryEAGAIN: () => triesLeft-- > 0,
  });
  // The reader has exited, or the disk is full. Ignore this, since a shop without logs is better than no shop.
  destination.on('error', () => undefined);
  process.once('exit', () => {
    triesLeft = lastTries;
    // Do not use `flushSync`, which would retry forever.
    destination.end();
  });
  return {
    write:
      format === 'json' ? (line) => void destination.write(line) : (line) => void destination.write(textLine(line)),
    flush: () => destination.flush(),
  };
}

// Names of secret parameters. `vista` and `preview` contain the token of a preview link, `interaccion` the id of a
// sign-in that waits for its customer, and `sesion` the id of a page in which a card was typed.
const secretName = /token|password|secret|clave|contrasena|^(vista|preview|interaccion|sesion)$/i;
/**
 * Parameters of a single sign-on, which are secret on these paths only. Other pages may use their names, as in
 * `/c/ropa/?state=…` (RT-06, AP-04).
 */
const signOnName = /^(code|state|session_state|nonce|code_challenge|login_hint)$/i;
const signOnPath = /\/(authenticated|realms)(?![\w-])/i;
const beginsWithSignOn = new RegExp(`^${signOnPath.source}`, 'i');
/** The path at which a sign-on in progress goes on; its last part is the id of the sign-on. */
const goOnPath = /^(\/realms\/.*\/auth\/)[^/?#]+/is;
/** The beginning and the rest of such a path within a text. One expression for both would take quadratic time. */
const realm = /\/realms\//i;
const signOnId = /\/auth\/[^/?#]/i;

/** How often a URL is unescaped, since a URL within a URL within a URL is escaped several times. */
const mostEscapes = 4;
/** The most characters of a URL that are logged. Anybody can send a URL of 16 kB, ahead of every limit. */
const longestUrl = 2_000;

/**
 * Redacts a URL for the log: removes the values of secret parameters (such as `?token=` of shared sessions). The end of
 * a long URL is removed first. What makes a text secret always stands before the text, so no secret loses its mark.
 */
export function loggableUrl(url: string): string {
  return url.length > longestUrl ? `${redactedUrl(url.slice(0, longestUrl))}…` : redactedUrl(url);
}

function redactedUrl(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return loggablePath(url);
  const path = url.slice(0, at);
  const isSignOn = beginsWithSignOn.test(decoded(path));
  const isSecret = (name: string) => secretName.test(name) || (isSignOn && signOnName.test(name));
  const query = url
    .slice(at + 1)
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return isSecret(decoded(name)) || carriesSecret(pair) ? `${name}=…` : pair;
    });
  return `${loggablePath(path)}?${query.join('&')}`;
}

function loggablePath(path: string): string {
  const plain = decoded(path);
  return goOnPath.test(plain) ? plain.replace(goOnPath, '$1…') : path;
}

/** Whether a parameter contains a URL with a secret: `?redirect=` after a sign-in may return to such a URL. */
function carriesSecret(pair: string): boolean {
  let value = pair.slice(pair.indexOf('=') + 1);
  for (let times = 0; times < mostEscapes && value.includes('%'); times++) value = decoded(value);
  const realmAt = value.search(realm);
  if (realmAt !== -1 && signOnId.test(value.slice(realmAt + '/realms/'.length))) return true;
  const isSignOn = signOnPath.test(value);
  const isSecret = (name: string) => secretName.test(name) || (isSignOn && signOnName.test(name));
  const [, ...queries] = value.split('?');
  return queries.some((query) => query.split(/[&#]/).some((inner) => isSecret(inner.split('=', 1)[0] ?? '')));
}

/** Decodes a text. Stray percent signs remain: an exception for each parameter with one would take too long. */
const decoded = (text: string): string => decodeURIComponent(mendEscapes(text));

/** Writes log lines in the same format as the lines of requests. */
export type Log = Readonly<
  Record<'debug' | 'info' | 'warn' | 'error', (fields: Readonly<Record<string, unknown>>, msg: string) => void>
>;

/** Fields of log lines whose values are always redacted. */
const secretFields = ['password', 'secret', 'token', 'authorization', 'cookie', 'set-cookie'];
const redact = {
  paths: ['url', ...secretFields.flatMap((name) => [`["${name}"]`, `headers["${name}"]`, `fields["${name}"]`])],
  censor: (value: unknown, path: string[]) => (path[0] === 'url' ? loggableUrl(String(value)) : '…'),
};

/** @param level the setting LOG_LEVEL; lines below this level are not written */
export function createLog(stream: LogStream, level: string): Logger {
  return pino({ level, base: null, redact, serializers: { err: describe } }, stream);
}

/**
 * Logs only the standard fields of an error, since fields that libraries add may be personal data. Some libraries throw
 * plain objects.
 */
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
