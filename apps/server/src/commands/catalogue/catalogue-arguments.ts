/** Parses the arguments of `import catalogue` and `export catalogue`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FeedFormat, feedFormats } from '@tianguis/feed';
import { Usage } from '../command.ts';

/** A file argument, resolved in the operator's working directory. `-` is standard input or output, and has no path. */
export type FileArgument = { typed: string; path: string | undefined };

export function readFileArgument(typed: string | undefined): FileArgument {
  if (typed === undefined || typed === '') throw new Usage('Which file? "-" is the standard input or output.');
  return { typed, path: typed === '-' ? undefined : resolve(process.env.INIT_CWD ?? process.cwd(), typed) };
}

export interface ImportArguments {
  file: FileArgument;
  replace: boolean;
  force: boolean;
  dryRun: boolean;
  createCategories: boolean;
  report: string | undefined;
}

export function parseImportArguments(words: readonly string[]): ImportArguments {
  const { values, positionals } = parse(words, {
    replace: { type: 'boolean' },
    force: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    'create-categories': { type: 'boolean' },
    report: { type: 'string' },
  });
  const { replace = false, force = false } = values as { replace?: boolean; force?: boolean };
  const report = values.report as string | undefined;
  return {
    file: readFileArgument(one(positionals)),
    replace,
    force,
    dryRun: values['dry-run'] === true,
    createCategories: values['create-categories'] === true,
    report: report === undefined ? undefined : readFileArgument(report).path,
  };
}

export function parseExportArguments(words: readonly string[]): {
  file: FileArgument;
  format: FeedFormat;
  all: boolean;
} {
  const { values, positionals } = parse(words, { format: { type: 'string' }, all: { type: 'boolean' } });
  const typed = one(positionals);
  const wanted = values.format ?? (typed?.endsWith('.xml') ? 'xml' : 'tsv');
  const format = feedFormats.find((known) => known === wanted);
  if (!format) throw new Usage(`"${wanted}" is no format: tsv and xml are written.`);
  return { file: readFileArgument(typed), format, all: values.all === true };
}

type Options = Record<string, { type: 'boolean' | 'string' }>;

function parse(words: readonly string[], options: Options) {
  try {
    // Accept positional arguments, since parseArgs treats a single "-" as one.
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new Usage(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
}

function one(positionals: readonly string[]): string | undefined {
  if (positionals.length > 1) throw new Usage('That is more than this command takes.');
  return positionals[0];
}
