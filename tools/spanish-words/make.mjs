// Writes apps/api/src/modules/search/spanish-words.bin, a Bloom filter of the Spanish words that search does not
// correct:
//   cd tools/spanish-words && npm ci && node make.mjs
// The words come from the package an-array-of-spanish-words (MIT; 636,598 forms with conjugations and plurals).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createBloomFilter, fold } from '../../packages/domain/src/words/index.ts';

const list = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('an-array-of-spanish-words/index.json'), 'utf8'),
);
const words = new Set(list.map(fold).filter((word) => /^[a-zñ]{3,24}$/.test(word)));
const filter = createBloomFilter(words);
const file = new URL('../../apps/api/src/modules/search/spanish-words.bin', import.meta.url);
writeFileSync(file, filter);
console.log(`${words.size.toLocaleString('en')} words, ${filter.byteLength.toLocaleString('en')} bytes`);
