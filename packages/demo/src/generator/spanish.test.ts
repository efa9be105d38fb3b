import { expect, test } from 'vitest';
import { generateShop } from './index.ts';

/** Names of the rules of Spanish that a generated text breaks. */
function faults(text: string): string[] {
  const rules: readonly (readonly [string, boolean])[] = [
    ['two spaces', / {2}/.test(text)],
    ['leading or trailing space', text !== text.trim()],
    ['space before punctuation', / [,.;:!?](?!\d)/.test(text)],
    ['double punctuation', /[,;:][,;:.]|(?<!\.)\.\.(?!\.)/.test(text)],
    ['missing value', /undefined|null|NaN|\[object|[{}]|\[[^\]]*\|/.test(text)],
    ['small first letter', /^[^\p{L}\d]*\p{Ll}(?!\p{Lu})/u.test(text)],
    [
      'small letter after a full stop',
      /(?<![\s(](vol|Sr|Sra|Dr|Dra|aprox|máx|mín|a|p|m|núm|etc|ej|ed|cm|mm|ml|kg|vs|sr|sra|dr|dra|pza|pzas))\. \p{Ll}/u.test(
        text,
      ),
    ],
    ['question marks', (text.match(/¿/g)?.length ?? 0) !== (text.match(/\?/g)?.length ?? 0)],
    ['exclamation marks', (text.match(/¡/g)?.length ?? 0) !== (text.match(/!/g)?.length ?? 0)],
    ['a word twice', /(?<![\p{L}\d])(de|del|el|la|los|las|un|una|con|para|en|y|que) \1(?![\p{L}\d])/iu.test(text)],
    ['wrong contraction', /(?<![\p{L}])(de el|a el) (?!\p{Lu})/u.test(text)],
  ];
  return rules.filter(([, broken]) => broken).map(([name]) => name);
}

test('titles, texts, specifications and reviews pass the Spanish typography checks', () => {
  const found: string[] = [];
  const look = (what: string, text: string) => {
    const wrong = faults(text);
    if (wrong.length > 0) found.push(`${what}: ${wrong.join(', ')}: ${text}`);
  };
  for (const { product, pictures, reviews } of generateShop({ seed: 'ortografía', products: 6_000 }).products()) {
    look('title', product.title);
    if (product.title.length < 20 || product.title.length > 120)
      found.push(`title of ${product.title.length}: ${product.title}`);
    const paragraphs = product.description.split('\n\n');
    if (paragraphs.length < 2 || paragraphs.length > 5) found.push(`${paragraphs.length} paragraphs: ${product.title}`);
    for (const paragraph of paragraphs) look('description', paragraph);
    for (const point of product.highlights) look('highlight', point);
    if (product.highlights.length < 3 || product.highlights.length > 6)
      found.push(`${product.highlights.length} highlights: ${product.title}`);
    const rows = product.specifications.flatMap((group) => group.rows);
    if (rows.length < 8) found.push(`${rows.length} specification rows: ${product.title}`);
    for (const [name, value] of rows) {
      look('specification', name);
      look('specification', value);
    }
    for (const { alt } of pictures) look('alternative text', alt);
    look('warranty', product.warranty);
    for (const { title, body, sellerReply } of reviews) {
      look('review', body);
      if (title !== '') look('review title', title);
      if (sellerReply !== null) look('reply', sellerReply);
    }
  }
  expect([...new Set(found)].slice(0, 40)).toEqual([]);
});
