/** What was typed behind `import catalogue` and `export catalogue`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FeedFormat, feedFormats } from '@tianguis/feed';
import { Usage } from './command.ts';

/** A path as the operator typed it, from where he typed it; `-` is the standard input or output. */
export type Place = { typed: string; path: string | undefined };

export function readPlace(typed: string | undefined): Place {
  if (typed === undefined || typed === '') throw new Usage('Which file? "-" is the standard input or output.');
  return { typed, path: typed === '-' ? undefined : resolve(process.env.INIT_CWD ?? process.cwd(), typed) };
}

export interface ImportWords {
  place: Place;
  replace: boolean;
  force: boolean;
  dryRun: boolean;
  report: string | undefined;
}

export function readImportWords(words: readonly string[]): ImportWords {
  const { values, positionals } = parse(words, {
    replace: { type: 'boolean' },
    force: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    report: { type: 'string' },
  });
  const { replace = false, force = false } = values as { replace?: boolean; force?: boolean };
  const report = values.report as string | undefined;
  return {
    place: readPlace(one(positionals)),
    replace,
    force,
    dryRun: values['dry-run'] === true,
    report: report === undefined ? undefined : readPlace(report).path,
  };
}

export function readExportWords(words: readonly string[]): { place: Place; format: FeedFormat; all: boolean } {
  const { values, positionals } = parse(words, { format: { type: 'string' }, all: { type: 'boolean' } });
  const typed = one(positionals);
  const wanted = values.format ?? (typed?.endsWith('.xml') ? 'xml' : 'tsv');
  const format = feedFormats.find((known) => known === wanted);
  if (!format) throw new Usage(`"${wanted}" is no format: tsv and xml are written.`);
  return { place: readPlace(typed), format, all: values.all === true };
}

type Options = Record<string, { type: 'boolean' | 'string' }>;

function parse(words: readonly string[], options: Options) {
  try {
    // A single "-" is a file here, which parseArgs takes as such.
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new Usage(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
}

function one(positionals: readonly string[]): string | undefined {
  if (positionals.length > 1) throw new Usage('That is more than this command takes.');
  return positionals[0];
}
