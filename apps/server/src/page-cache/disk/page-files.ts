/**
 * Files of pages in a folder of limited size, which several processes may use at once. There is no index: the name of a
 * page's file is a hash of its URL. A file appears only when it is complete. After a power failure, the checksum of a
 * file shows whether the file is intact.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nameOf, PageFileLayout, type Segment, segments } from './page-file-layout.ts';

/** Files of a full shard are deleted until this share of its bytes remains. */
const lowWaterMark = 0.9;
/** The largest share of a shard's bytes for pages with several visitors. */
const askedShare = 0.8;

/** Milliseconds between counting one shard and the next. */
const betweenShards = 500;

type Found = { path: string; segment: Segment; bytes: number; at: number };

export class PageFiles {
  readonly #layout: PageFileLayout;
  /** Bytes of each shard that was counted so far. */
  readonly #counted = new Map<string, number>();

  constructor(folder: string, maxBytes: number) {
    this.#layout = new PageFileLayout(folder, maxBytes);
  }

  /** Creates the folder and its subfolders. @throws Error of the system if they cannot be created */
  async open(): Promise<void> {
    const { folder, shards } = this.#layout;
    for (const segment of segments) {
      await mkdir(join(folder, segment), { recursive: true });
      const present = new Set(await readdir(join(folder, segment)));
      for (const shard of shards)
        if (!present.has(shard)) await mkdir(join(folder, segment, shard), { recursive: true });
    }
  }

  /** Bytes of all shards that were counted so far. */
  get bytes(): number {
    return this.#counted.values().reduce((sum, bytes) => sum + bytes, 0);
  }

  /**
   * Reads the file of a URL; undefined if there is none. With `isPopular`, the file is stored longer.
   * @throws Error of the system
   */
  async read(address: string, isPopular: boolean): Promise<Buffer | undefined> {
    const name = nameOf(address);
    for (const segment of segments) {
      const path = this.#layout.path(segment, name);
      const content = await readIfThere(path);
      if (content === undefined) continue;
      // Do not wait, and ignore errors, since another process may have deleted or moved the file meanwhile.
      if (segment === 'new' && isPopular) rename(path, this.#layout.path('asked', name)).catch(() => undefined);
      else utimes(path, new Date(), new Date()).catch(() => undefined);
      return content;
    }
    return undefined;
  }

  /** Writes the file of a URL. @throws Error of the system */
  async write(address: string, content: Uint8Array, isPopular: boolean): Promise<void> {
    const { folder, shardBytes } = this.#layout;
    if (content.length > shardBytes / 2) return;
    const name = nameOf(address);
    const [segment, other] = isPopular ? segments : segments.toReversed();
    const shard = this.#layout.shardOf(name);
    const before = this.#counted.get(shard) ?? sum(await this.#count(shard));
    const unfinished = join(folder, segment as Segment, shard, `${randomUUID()}.part`);
    try {
      await writeFile(unfinished, content);
      await rename(unfinished, this.#layout.path(segment as Segment, name));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
    await rm(this.#layout.path(other as Segment, name), { force: true });
    this.#counted.set(shard, (this.#counted.get(shard) ?? before) + content.length);
    if ((this.#counted.get(shard) ?? 0) > shardBytes) await this.#evict(shard);
  }

  /**
   * Counts all shards for {@link bytes}, one after the other and slowly, since a shard may contain thousands of files.
   */
  async countAll(signal: AbortSignal): Promise<void> {
    for (const shard of this.#layout.shards) {
      if (signal.aborted) return;
      await this.#count(shard);
      await wait(betweenShards, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async remove(address: string): Promise<void> {
    const name = nameOf(address);
    for (const segment of segments) await rm(this.#layout.path(segment, name), { force: true });
  }

  /** Lists the files of a shard and counts their bytes, including files of other processes. */
  async #count(shard: string): Promise<Found[]> {
    const found: Found[] = [];
    for (const segment of segments) {
      const folder = join(this.#layout.folder, segment, shard);
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const about = await stat(path).catch(() => undefined);
        if (about) found.push({ path, segment, bytes: about.size, at: about.mtimeMs });
      }
    }
    this.#counted.set(shard, sum(found));
    return found;
  }

  /** Deletes the least recently used files. Files of `new` are deleted first, unless `asked` exceeds its share. */
  async #evict(shard: string): Promise<void> {
    const { shardBytes } = this.#layout;
    const found = (await this.#count(shard)).toSorted((one, other) => one.at - other.at);
    const queues = {
      asked: found.filter(({ segment }) => segment === 'asked'),
      new: found.filter(({ segment }) => segment === 'new'),
    };
    const sizes = { asked: sum(queues.asked), new: sum(queues.new) };
    while (sizes.asked + sizes.new > shardBytes * lowWaterMark) {
      const segment = queues.new.length === 0 || sizes.asked > shardBytes * askedShare ? 'asked' : 'new';
      const oldest = queues[segment].shift();
      if (oldest === undefined) break;
      await rm(oldest.path, { force: true });
      sizes[segment] -= oldest.bytes;
    }
    this.#counted.set(shard, sizes.asked + sizes.new);
  }
}

function sum(files: readonly Found[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
