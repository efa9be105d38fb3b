/** `shop seed`: fills an empty shop with the demo, up to a million products. */
import { parseArgs } from 'node:util';
import { createProgress, type Progress } from '../../logging/progress.ts';
import { indexWords } from '../../processes/fill.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Command, Usage, type Work } from '../command.ts';

const mostProducts = 1_000_000;
const longestSeed = 100;

const usage = `  seed [--products N] [--seed WORD] fills an empty shop with N of the demo's products, at most 1,000,000;
                                    else as many as DEMO_PRODUCTS says, made from DEMO_SEED`;

export const seedCommand: Command = { usage, read };

function read(words: readonly string[], settings: Settings): Work {
  const { products, seed } = readWords(words, settings);
  return async ({ database: { pool }, say }) => {
    const { loadDemo } = await import('@tianguis/demo');
    const started = performance.now();
    await loadDemo({ pool, products, seed, onProgress: showStages() });
    await indexWords(pool, createProgress('Words for search'.padEnd(20), process.stderr));
    const seconds = (performance.now() - started) / 1000;
    say(`The shop has ${products.toLocaleString('en')} products now; it took ${seconds.toFixed(0)} s.`);
  };
}

function readWords(words: readonly string[], settings: Settings): { products: number; seed: string } {
  const options = { products: { type: 'string' }, seed: { type: 'string' } } as const;
  const { products = String(settings.demoProducts || 20_000), seed = settings.demoSeed } = parse(words, options);
  if (!/^\d{1,7}$/.test(products) || Number(products) < 1 || Number(products) > mostProducts)
    throw new Usage(`--products must be a whole number from 1 to ${mostProducts.toLocaleString('en')}.`);
  if (seed.length === 0 || seed.length > longestSeed)
    throw new Usage(`--seed must be a word of 1 to ${longestSeed} characters.`);
  return { products: Number(products), seed };
}

type StringOptions = { readonly [name: string]: { readonly type: 'string' } };

function parse<Options extends StringOptions>(
  words: readonly string[],
  options: Options,
): { [Name in keyof Options]?: string } {
  try {
    return parseArgs({ args: [...words], options, strict: true }).values as { [Name in keyof Options]?: string };
  } catch (error) {
    throw new Usage(error instanceof Error ? `${error.message.split('. ')[0]}.` : '');
  }
}

/** Returns a progress bar that shows the name of the current stage. */
function showStages(): (done: number, total: number, doing: string) => void {
  let stage = '';
  let show: Progress | undefined;
  return (done, total, doing) => {
    if (doing !== stage) show = createProgress(doing.padEnd(20), process.stderr);
    stage = doing;
    show?.(done, total);
  };
}
