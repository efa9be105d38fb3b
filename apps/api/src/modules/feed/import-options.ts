/** Options, settings, progress and result of an import. */
import type { Outbox } from '@tianguis/database';
import type pg from 'pg';
import type { CategoryRules } from './categories/category-map.ts';
import type { HeldBackKind } from './reading/staging-repository.ts';

export interface ImportOptions {
  /** A regular file, since an import may read it twice. */
  path: string;
  /** The file's name as the operator typed it. */
  name: string;
  /** SHA-256 of the file. An import with the same options and the same hash resumes an interrupted import. */
  hash: string;
  replace: boolean;
  force: boolean;
  dryRun: boolean;
  /** Publishes the file's departments. Otherwise a department that is new in a running shop waits for an operator. */
  createCategories?: boolean;
}

export interface ImportSettings {
  origin: string;
  shopName: string;
  rules: CategoryRules;
  /** Products per batch; default 5,000. */
  batch?: number;
  /** Enqueues the job that fetches pictures. Without an outbox, pictures wait for the next scheduled run. */
  outbox?: Outbox;
  /** Seconds to wait for the end of another import; default 10. */
  lockTimeoutSeconds?: number;
}

export interface ImportListener {
  onProgress?(step: 'reading' | 'applying', done: number, total: number): void;
  /** Called with sentences for the operator. */
  say?(sentence: string): void;
  /** Called with the held-back rows and the kinds of their reasons, after the whole file was read. */
  report?(
    rows: AsyncIterable<{ line: number; id: string | null; reason: string }>,
    kinds: readonly HeldBackKind[],
  ): Promise<void>;
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
  /** Number of variants that `replace` deleted. */
  dropped: number;
  /** Departments that wait for an operator, with their number of products on sale. */
  waiting: readonly WaitingDepartment[];
}

export interface WaitingDepartment {
  id: number;
  name: string;
  products: number;
}

/** Connections that only the import uses until it ends. The first connection has the lock of imports. */
export type Clients = readonly [pg.ClientBase, ...pg.ClientBase[]];
