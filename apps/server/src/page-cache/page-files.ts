/**
 * Files of pages in a folder of a bounded size, which several processes may use at once: no index, one file for each
 * page, named by its address. Two kinds of place as in memory (segmented LRU): `new` for pages that one visitor asked
 * for, `asked` for those that several did. A file that is there is whole but for the machine going out, which its
 * checksum tells.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const kinds = ['asked', 'new'] as const;
type Kind = (typeof kinds)[number];

/**
 * Parts of the folder, each with its share of the bytes: few enough that a part holds many pages, many enough that it
 * is soon counted.
 */
const leastPartBytes = 8 * 2 ** 20;
const mostParts = 256;
/** What is left of a part when it was full. */
const keptShare = 0.9;
/** The most of a part that pages take which several visitors ask for. */
const askedShare = 0.8;

/** Milliseconds between the counting of two parts. */
const betweenParts = 500;

type Found = { path: string; kind: Kind; bytes: number; at: number };

export class PageFiles {
  readonly #folder: string;
  readonly #partBytes: number;
  readonly #digits: number;
  /** Bytes of each part, once it was counted. */
  readonly #counted = new Map<string, number>();

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#digits = maxBytes >= mostParts * leastPartBytes ? 2 : maxBytes >= 16 * leastPartBytes ? 1 : 0;
    this.#partBytes = maxBytes / 16 ** this.#digits;
  }

  /** Makes the folder, whole. @throws Error of the system when it cannot be written to */
  async open(): Promise<void> {
    for (const part of this.#parts())
      for (const kind of kinds) await mkdir(join(this.#folder, kind, part), { recursive: true });
  }

  /** Bytes of all parts that were counted so far. */
  get bytes(): number {
    return this.#counted.values().reduce((sum, bytes) => sum + bytes, 0);
  }

  /**
   * The file of an address; undefined when there is none. With `isPopular` it stays for longer. @throws Error of the
   * system
   */
  async read(address: string, isPopular: boolean): Promise<Buffer | undefined> {
    const name = nameOf(address);
    for (const kind of kinds) {
      const path = this.#path(kind, name);
      const content = await readIfThere(path);
      if (content === undefined) continue;
      // Without waiting: another process may have taken the file away meanwhile, or may have moved it.
      if (kind === 'new' && isPopular) rename(path, this.#path('asked', name)).catch(() => undefined);
      else utimes(path, new Date(), new Date()).catch(() => undefined);
      return content;
    }
    return undefined;
  }

  /** Writes the file of an address. @throws Error of the system */
  async write(address: string, content: Uint8Array, isPopular: boolean): Promise<void> {
    if (content.length > this.#partBytes / 2) return;
    const name = nameOf(address);
    const [kind, other] = isPopular ? kinds : kinds.toReversed();
    const part = this.#partOf(name);
    const before = this.#counted.get(part) ?? (await this.#count(part)).reduce((sum, { bytes }) => sum + bytes, 0);
    const unfinished = join(this.#folder, kind as Kind, part, `${randomUUID()}.part`);
    try {
      await writeFile(unfinished, content);
      await rename(unfinished, this.#path(kind as Kind, name));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
    await rm(this.#path(other as Kind, name), { force: true });
    this.#counted.set(part, (this.#counted.get(part) ?? before) + content.length);
    if ((this.#counted.get(part) ?? 0) > this.#partBytes) await this.#makeRoom(part);
  }

  /** Counts one part after the other, so that {@link bytes} is true; slowly, since a part may hold thousands of files. */
  async countAll(signal: AbortSignal): Promise<void> {
    for (const part of this.#parts()) {
      if (signal.aborted) return;
      await this.#count(part);
      await wait(betweenParts, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async remove(address: string): Promise<void> {
    const name = nameOf(address);
    for (const kind of kinds) await rm(this.#path(kind, name), { force: true });
  }

  /** Files of a part; what others wrote into it since the last time counts from now on, too. */
  async #count(part: string): Promise<Found[]> {
    const found: Found[] = [];
    for (const kind of kinds) {
      const folder = join(this.#folder, kind, part);
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const about = await stat(path).catch(() => undefined);
        if (about) found.push({ path, kind, bytes: about.size, at: about.mtimeMs });
      }
    }
    this.#counted.set(
      part,
      found.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    return found;
  }

  /** Deletes what was asked for least lately: first of the new ones, unless the others take more than their share. */
  async #makeRoom(part: string): Promise<void> {
    const found = (await this.#count(part)).toSorted((one, other) => one.at - other.at);
    const lines = {
      asked: found.filter(({ kind }) => kind === 'asked'),
      new: found.filter(({ kind }) => kind === 'new'),
    };
    const sizes = { asked: sum(lines.asked), new: sum(lines.new) };
    while (sizes.asked + sizes.new > this.#partBytes * keptShare) {
      const kind = lines.new.length === 0 || sizes.asked > this.#partBytes * askedShare ? 'asked' : 'new';
      const oldest = lines[kind].shift();
      if (oldest === undefined) break;
      await rm(oldest.path, { force: true });
      sizes[kind] -= oldest.bytes;
    }
    this.#counted.set(part, sizes.asked + sizes.new);
  }

  #parts(): string[] {
    return Array.from({ length: 16 ** this.#digits }, (_, at) =>
      this.#digits === 0 ? '' : at.toString(16).padStart(this.#digits, '0'),
    );
  }

  #partOf(name: string): string {
    return name.slice(0, this.#digits);
  }

  #path(kind: Kind, name: string): string {
    return join(this.#folder, kind, this.#partOf(name), name);
  }
}

function sum(files: readonly Found[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** Nobody finds two addresses of one name. */
function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 40);
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
