/** The files of words in the folder of the shop's configuration: synonyms, brands, occasions. */
import { existsSync, readFileSync } from 'node:fs';
import type { WordFiles } from '@tianguis/domain/words';
import { besideConfig, type Settings } from './settings.ts';

const names = { synonyms: 'synonyms.txt', brands: 'brands.txt', occasions: 'occasions.txt' } as const;

/** Paths of the existing files, since a shop may have no file of brands or of occasions. */
export function wordFiles(settings: Settings): string[] {
  return Object.values(names)
    .map((name) => besideConfig(settings, name))
    .filter((file) => file.endsWith(names.synonyms) || existsSync(file));
}

export function readWordFiles(settings: Settings): WordFiles {
  const present = new Set(wordFiles(settings));
  const texts = Object.entries(names).map(([kind, name]) => {
    const file = besideConfig(settings, name);
    return [kind, present.has(file) ? readFileSync(file, 'utf8') : ''];
  });
  return Object.fromEntries(texts);
}
