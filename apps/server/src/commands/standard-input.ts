import { readFileSync } from 'node:fs';

/** The standard input of a command that reads all of its input before it opens a database. */
export const standardInput = {
  /** @throws Error of the system if the input cannot be read */
  readAll: (): Buffer => readFileSync(0),
};
