/** Things that the shop sells, when an operator changes the synonyms while the shop is open. */
import { createLexicon, readWordRules, type WordRules } from '@tianguis/domain/words';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { createPostgresMaintenance } from './maintenance.ts';
import { readLexicon } from './read-lexicon.ts';
import { createSoldThings } from './sold-things.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);

beforeAll(async () => {
  await build.categories([{ id: 1, name: 'Telefonía', children: [{ id: 10, name: 'Celulares' }] }]);
  await build.brand();
  await build.store();
  await build.product([1, 10], { title: 'Celular Nube' });
  await createPostgresMaintenance(pool).rebuild();
});

test('AP-20 a thing is sold by a synonym from the moment that the file has the synonym, and no longer', async () => {
  let current: WordRules = readWordRules({ synonyms: 'tele, televisor' });
  const rules = {
    get synonyms() {
      return current.synonyms;
    },
  };
  const soldThings = createSoldThings(db, rules);
  const words = createLexicon(await readLexicon(db), () => true);
  const things = ['aparato', 'celular'];
  expect(await soldThings(things, words)).toEqual(['celular']);
  current = readWordRules({ synonyms: 'aparato, celular' });
  expect(await soldThings(things, words)).toEqual(things);
  current = readWordRules({ synonyms: 'tele, televisor' });
  expect(await soldThings(things, words)).toEqual(['celular']);
});
