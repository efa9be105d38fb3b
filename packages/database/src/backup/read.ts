import { createHash } from 'node:crypto';
import {
  damaged,
  type Head,
  type Part,
  type PartEnd,
  partName,
  readHead,
  readPart,
  readPartEnd,
  readTrailer,
} from './format.ts';
import { decodeFrames, encodeFrame, type Frame } from './frames.ts';

/** Reads one part: first all its bytes, then its end record. */
export type PartReader = {
  part: Part;
  /** The part's bytes. Checks their hash after the last byte, and throws when the hash differs. */
  bytes(): AsyncGenerator<Buffer>;
  /** The end record; available only after all bytes are read. */
  end(): PartEnd;
};

export type BackupReader = {
  head: Head;
  /** All parts, in sequence. The whole backup is known to be intact only when this generator has ended. */
  parts(): AsyncGenerator<PartReader>;
};

/**
 * Reads a backup in one pass and checks it meanwhile.
 * @param frames from {@link unpack}, or from `writeBackup` directly
 * @throws Error of one sentence when the backup is cut off or altered
 */
export async function openBackup(frames: AsyncIterable<Buffer>): Promise<BackupReader> {
  const stream = decodeFrames(frames);
  const hash = createHash('sha256');
  let parts = 0;

  async function next(within: string): Promise<Frame> {
    const { done, value } = await stream.next();
    if (done) throw new Error(`The backup is cut off: it ends ${within}.`);
    if (value.kind !== 'D' && value.kind !== 'Z') hash.update(encodeFrame(value.kind, value.payload));
    return value;
  }

  async function* read(head: Head): AsyncGenerator<PartReader> {
    let tables = 0;
    for (;;) {
      const frame = await next('before its last part');
      if (frame.kind === 'Z') {
        const { parts: wanted, sha256 } = readTrailer(frame.payload);
        if (wanted !== parts || tables !== head.tables || sha256 !== hash.digest('hex'))
          throw damaged('its parts are not those that were written');
        if (!(await stream.next()).done) throw damaged('something follows its end');
        return;
      }
      if (frame.kind !== 'P') throw damaged('a part is missing its beginning');
      const reader = readOne(readPart(frame.payload));
      yield reader;
      // A part that the caller skipped must be checked as well, so its bytes are read here.
      for await (const _ of reader.bytes());
      if (reader.part.kind === 'table') tables++;
      parts++;
    }
  }

  function readOne(part: Part): PartReader {
    const content = createHash('sha256');
    let length = 0;
    let end: PartEnd | undefined;
    return {
      part,
      async *bytes() {
        while (!end) {
          const frame = await next(`in the middle of ${partName(part)}`);
          if (frame.kind === 'D') {
            content.update(frame.payload);
            length += frame.payload.length;
            yield frame.payload;
          } else if (frame.kind === 'E') {
            const stated = readPartEnd(frame.payload);
            if (stated.bytes !== length || stated.sha256 !== content.digest('hex'))
              throw damaged(`${partName(part)} is not what was written`);
            end = stated;
          } else throw damaged(`${partName(part)} has no end`);
        }
      },
      end() {
        if (!end) throw new Error(`The end of ${partName(part)} was asked for before its bytes were read.`);
        return end;
      },
    };
  }

  const first = await next('before it has begun');
  if (first.kind !== 'H') throw damaged('it has no head');
  const head = readHead(first.payload);
  return { head, parts: () => read(head) };
}

export type BackupContents = { head: Head; tables: { name: string; rows: number }[]; files: number; bytes: number };

/**
 * Reads a whole backup and lists its contents.
 * @throws Error of one sentence when the backup is not intact
 */
export async function verifyBackup(frames: AsyncIterable<Buffer>): Promise<BackupContents> {
  const { head, parts } = await openBackup(frames);
  const contents: BackupContents = { head, tables: [], files: 0, bytes: 0 };
  for await (const reader of parts()) {
    for await (const _ of reader.bytes());
    const { rows, bytes } = reader.end();
    contents.bytes += bytes;
    if (reader.part.kind === 'table') contents.tables.push({ name: reader.part.name, rows });
    if (reader.part.kind === 'file') contents.files++;
  }
  return contents;
}
