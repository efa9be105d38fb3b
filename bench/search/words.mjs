// The word files of the shop's configuration.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../../tools/runtime.mjs';

export function readWords() {
  const read = (name) => readFileSync(resolve(root, 'config', `${name}.txt`), 'utf8');
  return { synonyms: read('synonyms'), brands: read('brands'), occasions: read('occasions') };
}
