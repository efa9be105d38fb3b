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
  err?: { stack?: string; message?: string };
};

function toText(line: string): string {
  const { time, level, msg, method, url, status, ms, err } = JSON.parse(line) as Line;
  const clock = new Date(time).toISOString().slice(11, 19);
  const mark = level >= 50 ? 'ERROR ' : level >= 40 ? 'WARN ' : '';
  const what = method ? `${status} ${method} ${url} ${ms} ms` : msg;
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

/** Logs a warning before there is a server whose logger could do it, in the same form. */
export function logWarning(stream: LogStream, msg: string, error: Error): void {
  const err = { type: error.name, message: error.message, stack: error.stack };
  stream.write(`${JSON.stringify({ level: 40, time: Date.now(), err, msg })}\n`);
}
