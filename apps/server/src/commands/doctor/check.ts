/** The type of checks, and the function that runs them. Add a new check to the list in its file. */
import type { OpenDatabase } from '@tianguis/database';
import type { Settings } from '../../settings/settings.ts';

export type Finding = {
  state: 'ok' | 'warn' | 'fail';
  /** The finding: one sentence without secrets. */
  says: string;
  /** Advice for the operator. */
  todo?: string;
};

export type CheckContext = {
  /** The valid settings. Wrong settings have default values. */
  settings: Settings;
  environment: Readonly<Record<string, string | undefined>>;
  /** Time of the examination, in epoch milliseconds. */
  now: number;
};

/**
 * A check. If it throws, the finding is a failure. If it takes longer than `limit` milliseconds (default 5,000), the
 * finding is a warning.
 */
export type Check<On = CheckContext> = {
  name: string;
  limit?: number;
  run(on: On): Promise<Finding | Finding[]> | Finding | Finding[];
};

/** The context of checks that need a database. Without a database, these checks do not run. */
export type DatabaseContext = CheckContext & { database: OpenDatabase };

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warn = (says: string, todo: string): Finding => ({ state: 'warn', says, todo });
export const fail = (says: string, todo: string): Finding => ({ state: 'fail', says, todo });

export type NamedFinding = Finding & { name: string };

/** Runs a check. A check that hangs or throws also results in a finding. */
export async function runCheck<On>({ name, run, limit = 5_000 }: Check<On>, on: On): Promise<NamedFinding[]> {
  const { promise: late, resolve } = Promise.withResolvers<Finding>();
  const timer = setTimeout(
    () =>
      resolve(
        warn(
          `No answer within ${limit / 1000} s.`,
          'See whether the server that it asks is overloaded, and run doctor again.',
        ),
      ),
    limit,
  );
  try {
    const found = await Promise.race([Promise.resolve().then(() => run(on)), late]);
    return [found].flat().map((finding) => ({ name, ...finding }));
  } catch (error) {
    return [
      { name, ...fail(`It could not be checked: ${reasonOf(error)}.`, 'See the sentence, and the log of the shop.') },
    ];
  } finally {
    clearTimeout(timer);
  }
}

/** The first line of an error's message, without secrets. */
export function reasonOf(error: unknown): string {
  const cause =
    error instanceof AggregateError ? error.errors[0] : error instanceof Error ? (error.cause ?? error) : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  return withoutSecrets(text.split('\n')[0] ?? '').replace(/\.$/, '');
}

/** Removes users and passwords from all URLs in a text. */
export const withoutSecrets = (text: string): string => text.replace(/([a-z][a-z\d+.-]*:\/\/)[^\s/@]*@/gi, '$1');
