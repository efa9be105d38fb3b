import type { OpenDatabase } from '@tianguis/database';
import type { Settings } from '../settings.ts';

/** What a command works with. */
export type Desk = {
  database: OpenDatabase;
  /** Prints a line of the answer. */
  say(line: string): void;
};

/** @throws Error of one sentence for an operator when it cannot be done */
export type Work = ((desk: Desk) => Promise<void>) & {
  /** It changes nothing, so the database is left as it is found, of whichever release it is. */
  readonly onlyReads?: true;
};

/** Marks work that changes nothing. */
export const reading = (work: (desk: Desk) => Promise<void>): Work => Object.assign(work, { onlyReads: true as const });

export type Command = {
  /** How it is typed, each form a line. */
  usage: string;
  /**
   * Reads what was typed, and the files it names, before any database is opened.
   * @throws Usage when it was typed wrongly; Error of one sentence for an operator
   */
  read(words: readonly string[], settings: Settings): Work;
};

/** A command that finds its database by itself, or needs none: also where settings are wrong or nothing runs. */
export type LoneCommand = {
  usage: string;
  /** @throws Usage when it was typed wrongly; Error of one sentence for an operator */
  run(words: readonly string[], surroundings: Surroundings): Promise<void>;
};

export type Surroundings = {
  environment: Readonly<Record<string, string | undefined>>;
  say(line: string): void;
};

/** The command was typed wrongly: its usage is shown below the message. */
export class Usage extends Error {
  override name = 'Usage';
}
