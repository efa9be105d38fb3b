/** Formats log lines for people at a terminal. */

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

/**
 * Formats a line of JSON as a short text. (pino-pretty writes seven lines for a request, and has thirteen
 * dependencies.)
 */
export function textLine(json: string): string {
  const { time, level, msg, method, url, status, ms, job, err } = JSON.parse(json) as Line;
  const clock = new Date(time).toISOString().slice(11, 19);
  const mark = level >= 50 ? 'ERROR ' : level >= 40 ? 'WARN ' : '';
  const what = method ? `${status} ${method} ${url} ${ms} ms` : job ? `${msg}: ${job}` : msg;
  return `${clock} ${mark}${what}${err ? `\n${err.stack ?? err.message}` : ''}\n`;
}
