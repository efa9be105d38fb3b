/** The work of a thread of the pool in `passwords.ts`. It computes in the thread itself, which has the low priority. */
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashingCost } from './hashing.ts';

export const hash = ({ password, cost }: { password: string; cost: HashingCost }): string => hashSync(password, cost);

export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password);
