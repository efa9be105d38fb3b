/** The work of a thread of the pool in `passwords.ts`. It computes in the thread itself, which has the low priority. */
import { hashSync, verifySync } from '@node-rs/argon2';
import { hashing } from './hashing.ts';

export const hash = (password: string): string => hashSync(password, hashing);

export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password);
