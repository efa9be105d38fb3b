/** What an import is told, and what it tells. */
import type { Outbox } from '@tianguis/database';
import type pg from 'pg';
import type { CategoryRules } from './category-map.ts';

export interface ImportOrder {
  /** A file that lies still; it may be read twice. */
  path: string;
  /** As it was typed. */
  name: string;
  /** SHA-256 of its bytes: the same command on the same file goes on where it was. */
  hash: string;
  replace: boolean;
  force: boolean;
  dryRun: boolean;
}

export interface ImportSetting {
  origin: string;
  shopName: string;
  rules: CategoryRules;
  /** Products of a batch; 5,000 unless told. */
  batch?: number;
  /** Where an import tells that pictures wait to be fetched; without it they wait until somebody looks. */
  outbox?: Outbox;
  /** How long another import is waited for; 10 s unless told. */
  patience?: number;
}

export interface ImportListener {
  onProgress?(step: 'reading' | 'applying', done: number, total: number): void;
  /** A sentence for the operator. */
  say?(sentence: string): void;
  /** Rows that are held back, when the file was read. */
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

/** Connections of an import, its own until it is done; the first one holds its turn. */
export type Clients = readonly [pg.ClientBase, ...pg.ClientBase[]];
