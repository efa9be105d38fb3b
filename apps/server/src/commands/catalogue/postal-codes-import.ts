/** `shop import postal-codes`: imports Correos de México's file of postal codes (docs/commands.md). */
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { importPostalCodes } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { Usage, type Work } from '../command.ts';
import { readOptions } from '../words.ts';
import { type FileArgument, readFileArgument } from './catalogue-arguments.ts';

export const postalCodesUsage = `  import postal-codes FILE|-        imports Correos de México's postal codes: its text file, also packed with gzip
      --partial                     the file has a part of the country: other codes are accepted with their state alone
      --force                       even if it has far fewer codes than the table that stands`;

/** The most bytes of an unpacked file. The file of Correos de México has 16 MB. */
const mostBytes = 256 * 1024 ** 2;

export function readPostalCodesImport(words: readonly string[]): Work {
  const { words: files, options } = readOptions(words, ['--partial', '--force']);
  if (files.length > 1) throw new Usage('That is more than this command takes.');
  const file = readFileArgument(files[0]);
  return async ({ database, say }) => {
    const text = decode(await readBytes(file), file.typed);
    const began = performance.now();
    const { codes, lines, added, changed, removed, same } = await importPostalCodes(
      createUnitOfWork(database.db),
      text,
      {
        source: file.path === undefined ? 'standard input' : basename(file.path),
        partial: options.has('--partial'),
        force: options.has('--force'),
      },
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const [all, from, ...what] = [codes, lines, added, changed, removed, same].map((one) => one.toLocaleString('en'));
    const [more, other, less, stay] = what;
    say(`${all} postal codes of ${from} lines: ${more} added, ${other} changed, ${less} removed, ${stay} the same.`);
    say(`It took ${seconds} s. An open shop uses them from now on.`);
  };
}

async function readBytes({ path, typed }: FileArgument): Promise<Buffer> {
  const input: Readable = path === undefined ? process.stdin : createReadStream(path);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`The file ${typed} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  if (bytes > mostBytes) throw tooLong(typed);
  return Buffer.concat(chunks);
}

const tooLong = (typed: string) =>
  new Error(`The file ${typed} is longer than ${mostBytes / 1024 ** 2} MB, which no file of postal codes is.`);

/** Unpacks gzip. Decodes UTF-8, or else Windows-1252, which extends Latin-1. */
function decode(bytes: Buffer, typed: string): string {
  if (bytes.length === 0) throw new Error(`The file ${typed} is empty.`);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw new Error(`The file ${typed} is a zip archive: unpack it, and import the text file in it.`);
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(bytes, typed) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return new TextDecoder('windows-1252').decode(plain);
  }
}

function unpack(bytes: Buffer, typed: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLong(typed);
    throw new Error(`The file ${typed} begins as gzip but cannot be unpacked: it is damaged or cut off.`);
  }
}
