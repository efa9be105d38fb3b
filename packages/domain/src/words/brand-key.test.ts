import { expect, test } from 'vitest';
import { readBrandRules } from './brand-rules.ts';
import { createLexicon } from './lexicon.ts';

test.each([
  ['hersheys', "Hershey's", ["hershey's", 'hersheys', 'Hershey’s', 'HERSHEYS']],
  ['victoria secret', 'Victoria’s Secret®', ["victoria's secret", 'victoria secret', 'victorias secret']],
  ['l oreal, loreal', "L'Oréal", ["l'oréal", 'loreal', 'l’oreal', 'l oreal']],
  ['coca cola', 'Coca-Cola™', ['coca-cola', 'coca cola', 'cocacola']],
  ['3m', '3M', ['3m', '3 m', '3M™']],
])('issue 36, 0.3: %s of the file is %s of the shop, however it is written', (names, brand, typed) => {
  const rules = readBrandRules(`${names} => cosa`);
  const shop = createLexicon({ words: [], phrases: [], starts: [], categories: [], brands: [brand] }, () => false);
  const other = createLexicon({ words: [], phrases: [], starts: [], categories: [], brands: ['Otra'] }, () => false);
  for (const text of typed) {
    const found = rules.find(text);
    expect(found, text).toBeDefined();
    expect([shop.carries(found?.phrase ?? ''), other.carries(found?.phrase ?? '')], text).toEqual([true, false]);
  }
});
