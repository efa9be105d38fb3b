import type { OpenDatabase } from '@tianguis/database';
import type { Settings } from '../settings/settings.ts';

/** What the work of a command receives. */
export type CommandContext = {
  database: OpenDatabase;
  /** Prints a line of the answer. */
  say(line: string): void;
};

/** @throws Error of one sentence for an operator when it cannot be done */
export type Work = ((context: CommandContext) => Promise<void>) & {
  /** It changes nothing, so the schema is not migrated, whichever release made it. */
  readonly onlyReads?: true;
};

/** Marks work that changes nothing. */
export const reading = (work: (context: CommandContext) => Promise<void>): Work =>
  Object.assign(work, { onlyReads: true as const });

export type Command = {
  /** The usage, each form a line. */
  usage: string;
  /**
   * Parses the arguments and reads the files that they name, before any database is opened.
   * @throws Usage when the arguments are wrong; Error of one sentence for an operator
   */
  read(words: readonly string[], settings: Settings): Work;
};

/** A command that opens its database itself, or needs none: it works even with wrong settings. */
export type StandaloneCommand = {
  usage: string;
  /** @throws Usage when the arguments are wrong; Error of one sentence for an operator */
  run(words: readonly string[], given: CommandEnvironment): Promise<void>;
};

export type CommandEnvironment = {
  environment: Readonly<Record<string, string | undefined>>;
  say(line: string): void;
};

/** The arguments are wrong: the usage is printed below the message. */
export class Usage extends Error {
  override name = 'Usage';
}
