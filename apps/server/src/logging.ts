/** Structured logs: one JSON object a line, or short lines for people at a terminal. */
import { writeSync } from 'node:fs';

export type LogStream = { write(line: string): void; flush(): void };

const flushAfter = 50;

/**
 * Where log lines go. They are gathered for some milliseconds and written together, since a write for each request costs more
 * than making the line; what is left is written when the process ends.
 */
export function createLogStream(format: 'json' | 'text', descriptor = 1): LogStream {
  let pending = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = pending;
    pending = '';
    if (text) writeAll(descriptor, text);
  };
  process.once('exit', flush);
  return {
    write(line) {
      pending += format === 'json' ? line : toText(line);
      timer ??= setTimeout(flush, flushAfter).unref();
    },
    flush,
  };
}

function writeAll(descriptor: number, text: string): void {
  let bytes: Buffer = Buffer.from(text);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(descriptor, bytes));
    } catch (error) {
      // A pipe that is full for the moment; any other failure means that nobody reads any more.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
    }
  }
}

type Line = {
  time: number;
  level: number;
  msg: string;
  method?: string;
  url?: string;
  status?: number;
  ms?: number;
  job?: string;
  err?: { stack?: string; message?: string };
};

function toText(line: string): string {
  const { time, level, msg, method, url, status, ms, job, err } = JSON.parse(line) as Line;
  const clock = new Date(time).toISOString().slice(11, 19);
  const mark = level >= 50 ? 'ERROR ' : level >= 40 ? 'WARN ' : '';
  const what = method ? `${status} ${method} ${url} ${ms} ms` : job ? `${msg}: ${job}` : msg;
  return `${clock} ${mark}${what}${err ? `\n${err.stack ?? err.message}` : ''}\n`;
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

const levels = { debug: 20, info: 30, warn: 40, error: 50 } as const;
const thresholds: Readonly<Record<string, number>> = {
  trace: 10,
  ...levels,
  fatal: 60,
  silent: Number.POSITIVE_INFINITY,
};

/** @param least the setting LOG_LEVEL: what is below it is not written */
export function createLog(stream: LogStream, least: string): Log {
  const threshold = thresholds[least] ?? levels.info;
  const at = (level: number) => (fields: Readonly<Record<string, unknown>>, msg: string) => {
    if (level < threshold) return;
    const err = fields.err === undefined ? {} : { err: describe(fields.err) };
    stream.write(`${JSON.stringify({ level, time: Date.now(), ...fields, ...err, msg })}\n`);
  };
  return { debug: at(levels.debug), info: at(levels.info), warn: at(levels.warn), error: at(levels.error) };
}

/** Some libraries hand over what was an error as a plain object. */
function describe(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('message' in error)) return { message: String(error) };
  const { name, message, stack } = error as { name?: unknown; message: unknown; stack?: unknown };
  return { type: name, message, stack };
}
