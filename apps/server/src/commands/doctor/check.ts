/** What a check is. A new one goes into the list of its file; nothing else has to know of it. */
import type { OpenDatabase } from '@tianguis/database';
import type { Settings } from '../../settings.ts';

export type Finding = {
  state: 'ok' | 'warn' | 'fail';
  /** What was found, one sentence without secrets. */
  says: string;
  /** What to do about it. */
  todo?: string;
};

export type Surroundings = {
  /** What could be read; wrong settings have their value as if they were absent. */
  settings: Settings;
  environment: Readonly<Record<string, string | undefined>>;
  /** The moment of the examination. */
  now: number;
};

/** Looks at one thing. What it throws is a failure, and so is taking longer than `limit` milliseconds (5,000 unless told). */
export type Check<On = Surroundings> = {
  name: string;
  limit?: number;
  look(on: On): Promise<Finding | Finding[]> | Finding | Finding[];
};

/** Checks that need a database are made only when there is one. */
export type OnDatabase = Surroundings & { database: OpenDatabase };

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warn = (says: string, todo: string): Finding => ({ state: 'warn', says, todo });
export const fail = (says: string, todo: string): Finding => ({ state: 'fail', says, todo });

export type Named = Finding & { name: string };

/** Makes a check, which may hang or break: both are findings. */
export async function make<On>({ name, look, limit = 5_000 }: Check<On>, on: On): Promise<Named[]> {
  const { promise: late, resolve } = Promise.withResolvers<Finding>();
  const timer = setTimeout(
    () =>
      resolve(warn(`No answer within ${limit / 1000} s.`, 'See whether what it asks is overloaded, and look again.')),
    limit,
  );
  try {
    const found = await Promise.race([Promise.resolve().then(() => look(on)), late]);
    return [found].flat().map((finding) => ({ name, ...finding }));
  } catch (error) {
    return [
      { name, ...fail(`It could not be looked at: ${reasonOf(error)}.`, 'See the sentence, and the log of the shop.') },
    ];
  } finally {
    clearTimeout(timer);
  }
}

/** The first line of what went wrong, without what an address may hold. */
export function reasonOf(error: unknown): string {
  const cause =
    error instanceof AggregateError ? error.errors[0] : error instanceof Error ? (error.cause ?? error) : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  return withoutSecrets(text.split('\n')[0] ?? '').replace(/\.$/, '');
}

/** Takes users and passwords out of every address in a text. */
export const withoutSecrets = (text: string): string => text.replace(/([a-z][a-z\d+.-]*:\/\/)[^\s/@]*@/gi, '$1');
