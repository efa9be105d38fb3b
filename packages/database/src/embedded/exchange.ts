/**
 * Replaces a cluster with another. Two renames are not atomic, so a journal file is written first, and the next start
 * after a crash reads it. At every moment, either the old cluster or the new one is complete.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clusterFolder } from './cluster.ts';

/** The content of the journal, as it is stored on disk. */
export type Exchange = {
  /** Name of the old cluster in the data directory after the exchange. */
  kept: string;
  /** Name of the new cluster in the data directory before the exchange. */
  fresh: string;
};

/** Steps of the exchange. Tests interrupt it after each step. */
export type ExchangeStep = 'before' | 'journal written' | 'old moved away' | 'new moved in' | 'done';

const journalOf = (dataDir: string) => join(dataDir, 'postgres.exchange');

/** Replaces the shop's cluster with the new one. Both clusters must be stopped and flushed to disk. */
export function exchange(dataDir: string, plan: Exchange, onStep: (step: ExchangeStep) => void = () => {}): void {
  const current = clusterFolder(dataDir);
  onStep('before');
  const journal = journalOf(dataDir);
  writeFileSync(`${journal}.new`, `${JSON.stringify(plan)}\n`, { flush: true });
  renameSync(`${journal}.new`, journal);
  sync(dataDir);
  onStep('journal written');
  renameSync(current, join(dataDir, plan.kept));
  sync(dataDir);
  onStep('old moved away');
  renameSync(join(dataDir, plan.fresh), current);
  sync(dataDir);
  onStep('new moved in');
  rmSync(journal);
  sync(dataDir);
  onStep('done');
}

/**
 * Completes or reverts an interrupted exchange. If the old cluster was not moved away yet, the exchange is reverted: an
 * older release, which ignores the journal, may have written to the old cluster. Otherwise the exchange is completed.
 * @throws Error of one sentence when no interruption can have left the directory like this
 */
export function recoverExchange(dataDir: string): 'nothing' | 'reverted' | 'finished' {
  const journal = journalOf(dataDir);
  if (!existsSync(journal)) return 'nothing';
  const { kept, fresh } = readJournal(journal);
  const current = clusterFolder(dataDir);
  const existing = [current, join(dataDir, kept), join(dataDir, fresh)].map((folder) => existsSync(folder)).join();
  switch (existing) {
    case 'true,false,true':
      rmSync(journal);
      return 'reverted';
    case 'false,true,true':
      renameSync(join(dataDir, fresh), current);
      sync(dataDir);
      rmSync(journal);
      return 'finished';
    case 'true,true,false':
      rmSync(journal);
      return 'finished';
    default:
      throw new Error(
        `An upgrade of ${dataDir} was interrupted and the folders were changed since: rename either ${kept} (the old data) or ${fresh} (the new) to "${basename(current)}", and remove ${journal}.`,
      );
  }
}

function readJournal(journal: string): Exchange {
  try {
    const { kept, fresh } = JSON.parse(readFileSync(journal, 'utf8')) as Partial<Exchange>;
    if (kept && fresh && basename(kept) === kept && basename(fresh) === fresh) return { kept, fresh };
  } catch {
    // The error below reports a journal that cannot be parsed.
  }
  throw new Error(
    `The journal of an interrupted upgrade, ${journal}, cannot be read: find out which folder beside it is the shop's, and remove the journal.`,
  );
}

/** Flushes a folder to disk, so that renames in the folder are durable. Windows has no such call and needs none. */
function sync(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
