/** Options, settings, progress and result of an import. */
import type { Outbox } from '@tianguis/database';
import type pg from 'pg';
import type { CategoryRules } from './categories/category-map.ts';

export interface ImportOptions {
  /** A regular file; it may be read twice. */
  path: string;
  /** The name that the operator typed. */
  name: string;
  /** SHA-256 of the file: the same command on the same file resumes an interrupted import. */
  hash: string;
  replace: boolean;
  force: boolean;
  dryRun: boolean;
}

export interface ImportSettings {
  origin: string;
  shopName: string;
  rules: CategoryRules;
  /** Products per batch; default 5,000. */
  batch?: number;
  /** Enqueues the job that fetches pictures; without it, they wait for the next scheduled run. */
  outbox?: Outbox;
  /** How long to wait for another import, in seconds; default 10. */
  lockTimeoutSeconds?: number;
}

export interface ImportListener {
  onProgress?(step: 'reading' | 'applying', done: number, total: number): void;
  /** A sentence for the operator. */
  say?(sentence: string): void;
  /** Called with the held-back rows, after the file was read. */
  report?(rows: AsyncIterable<{ line: number; id: string | null; reason: string }>): Promise<void>;
}

export interface ImportResult {
  id: number;
  resumed: boolean;
  rows: number;
  faults: number;
  products: number;
  created: number;
  updated: number;
  removed: number;
  /** Variants that `replace` deleted. */
  dropped: number;
}

/** Connections of an import, for its own use until it is done. The first one has the lock of imports. */
export type Clients = readonly [pg.ClientBase, ...pg.ClientBase[]];
