/**
 * The work of a thread in the pool of `passwords.ts`. The functions are synchronous, so that the hash is computed in
 * this thread, which has a low priority.
 */
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashingCost } from './hashing.ts';

export const hash = ({ password, cost }: { password: string; cost: HashingCost }): string => hashSync(password, cost);

export const verify = ({ stored, password }: { stored: string; password: string }): boolean =>
  verifySync(stored, password);
