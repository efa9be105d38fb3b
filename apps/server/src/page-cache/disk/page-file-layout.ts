/**
 * Where the files of cached pages are: `segment/shard/name`. A segment as in memory (segmented LRU): `new` for pages
 * that one visitor asked for, `asked` for pages that several did. A shard is a part of the folder with its share of the
 * bytes.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';

export const segments = ['asked', 'new'] as const;
export type Segment = (typeof segments)[number];

/** A shard is large enough to contain many pages, and small enough that it is soon counted. */
const leastShardBytes = 8 * 2 ** 20;
const mostShards = 256;

export class PageFileLayout {
  readonly folder: string;
  /** The most bytes of a shard. */
  readonly shardBytes: number;
  /** Hexadecimal digits of a name that select its shard. */
  readonly #digits: number;

  constructor(folder: string, maxBytes: number) {
    this.folder = folder;
    this.#digits = maxBytes >= mostShards * leastShardBytes ? 2 : maxBytes >= 16 * leastShardBytes ? 1 : 0;
    this.shardBytes = maxBytes / 16 ** this.#digits;
  }

  get shards(): string[] {
    return Array.from({ length: 16 ** this.#digits }, (_, at) =>
      this.#digits === 0 ? '' : at.toString(16).padStart(this.#digits, '0'),
    );
  }

  shardOf(name: string): string {
    return name.slice(0, this.#digits);
  }

  path(segment: Segment, name: string): string {
    return join(this.folder, segment, this.shardOf(name), name);
  }
}

/** The file name of an address: a hash, so that nobody can find two addresses with one name. */
export function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 40);
}
