/**
 * One cluster takes the place of another. Two renames cannot be one, so what they are going to do is written down first, and whoever
 * comes after a crash reads it: at every moment either the old cluster or the new one is the shop's.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clusterFolder } from './cluster.ts';

export type Exchange = {
  /** Name that the old cluster will have in the data directory. */
  kept: string;
  /** Name that the new one has until it is in place. */
  fresh: string;
};

/** What can go wrong between two steps is tried at each of them. */
export type ExchangeStep = 'before' | 'noted' | 'old aside' | 'new in place' | 'done';

const noteOf = (dataDir: string) => join(dataDir, 'postgres.exchange');

/** Both clusters must be stopped and on disk. */
export function exchange(dataDir: string, plan: Exchange, onStep: (step: ExchangeStep) => void = () => {}): void {
  const place = clusterFolder(dataDir);
  onStep('before');
  const note = noteOf(dataDir);
  writeFileSync(`${note}.new`, `${JSON.stringify(plan)}\n`, { flush: true });
  renameSync(`${note}.new`, note);
  sync(dataDir);
  onStep('noted');
  renameSync(place, join(dataDir, plan.kept));
  sync(dataDir);
  onStep('old aside');
  renameSync(join(dataDir, plan.fresh), place);
  sync(dataDir);
  onStep('new in place');
  rmSync(note);
  sync(dataDir);
  onStep('done');
}

/**
 * Ends an exchange that was interrupted. Before the old cluster was put aside it is the shop's as before, since an older release
 * that does not know of the note may have written to it since; after that, the new one is.
 * @throws Error of one sentence when the directory is not as any interruption would leave it
 */
export function recoverExchange(dataDir: string): 'nothing' | 'taken back' | 'finished' {
  const note = noteOf(dataDir);
  if (!existsSync(note)) return 'nothing';
  const { kept, fresh } = readNote(note);
  const place = clusterFolder(dataDir);
  const there = [place, join(dataDir, kept), join(dataDir, fresh)].map((folder) => existsSync(folder)).join();
  switch (there) {
    case 'true,false,true':
      rmSync(note);
      return 'taken back';
    case 'false,true,true':
      renameSync(join(dataDir, fresh), place);
      sync(dataDir);
      rmSync(note);
      return 'finished';
    case 'true,true,false':
      rmSync(note);
      return 'finished';
    default:
      throw new Error(
        `An upgrade of ${dataDir} was interrupted and the folders were changed since: make either ${kept} (the old data) or ${fresh} (the new) into "${basename(place)}", and remove ${note}.`,
      );
  }
}

function readNote(note: string): Exchange {
  try {
    const { kept, fresh } = JSON.parse(readFileSync(note, 'utf8')) as Partial<Exchange>;
    if (kept && fresh && basename(kept) === kept && basename(fresh) === fresh) return { kept, fresh };
  } catch {
    // Said below.
  }
  throw new Error(
    `The note of an interrupted upgrade, ${note}, cannot be read: see which folder beside it is the shop's, and remove the note.`,
  );
}

/** A rename is on disk only when its folder is. Windows has no such call and needs none. */
function sync(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
