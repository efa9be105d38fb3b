import type { OpenDatabase } from '@tianguis/database';
import type { Settings } from '../settings.ts';

/** What a command works with. */
export type Desk = {
  settings: Settings;
  database: OpenDatabase;
  /** Prints a line of the answer. */
  say(line: string): void;
};

export type Command = {
  /** How it is typed, each form a line. */
  usage: string;
  /** @throws Usage when it was typed wrongly; Error of one sentence for an operator when it cannot be done */
  run(words: readonly string[], desk: Desk): Promise<void>;
};

/** The command was typed wrongly: its usage is shown below the message. */
export class Usage extends Error {
  override name = 'Usage';
}
