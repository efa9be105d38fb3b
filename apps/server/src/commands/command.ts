import type { OpenDatabase } from '@tianguis/database';
import type { Settings } from '../settings/settings.ts';

/** The values that the work of a command receives. */
export type CommandContext = {
  database: OpenDatabase;
  /** Prints a line of output. */
  say(line: string): void;
};

/** @throws Error with one sentence for an operator if the work cannot be done */
export type Work = ((context: CommandContext) => Promise<void>) & {
  /** The work changes nothing. So it runs on the schema of any release, and the schema is not migrated. */
  readonly onlyReads?: true;
};

/** Marks work that only reads. */
export const reading = (work: (context: CommandContext) => Promise<void>): Work =>
  Object.assign(work, { onlyReads: true as const });

export type Command = {
  /** The usage, one line for each form of the command. */
  usage: string;
  /**
   * Parses the arguments, and reads the files that the arguments name. This happens before a database is opened.
   * @throws Usage if the arguments are wrong; Error with one sentence for an operator
   */
  read(words: readonly string[], settings: Settings): Work;
};

/** A command that opens its database itself, or needs no database. It works even with wrong settings. */
export type StandaloneCommand = {
  usage: string;
  /** @throws Usage if the arguments are wrong; Error with one sentence for an operator */
  run(words: readonly string[], given: CommandEnvironment): Promise<void>;
};

export type CommandEnvironment = {
  environment: Readonly<Record<string, string | undefined>>;
  say(line: string): void;
};

/** The arguments are wrong. The usage is printed below the message. */
export class Usage extends Error {
  override name = 'Usage';
}
