// Reads queries.txt: relevance labels of products for each search (3 exact, 2 close, 1 related).

/** Lower case without accents; ñ stays. Independent of the search's own folding, which is under test. */
const plain = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '');

/**
 * @param products `{ id, path, brand, title, text }` of all products on sale
 * @returns searches in the sequence of the file, with labels by product id; `same` is the correctly spelled search
 */
export function readJudged(file, products) {
  const known = products.map((product) => ({
    ...product,
    brand: plain(product.brand),
    words: new Set(plain(product.text).split(/[^\p{L}\p{N}.]+/u)),
    head: [...new Set(plain(product.text).split(/[^\p{L}\p{N}.]+/u))],
  }));
  const rulesOf = new Map();
  const lines = file
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name, query, meant = ''] = line.split('|').map((part) => part.trim());
      return { name, query, meant };
    });
  for (const { query, meant } of lines) if (!meant.startsWith('=')) rulesOf.set(query, readRules(meant));
  return lines.map(({ name, query, meant }) => {
    const same = meant.startsWith('=') ? meant.slice(1).trim() : undefined;
    const rules = rulesOf.get(same ?? query);
    if (!rules) throw new Error(`"${query}" means another search that is not there.`);
    const labels = new Map();
    for (const product of known) {
      const rule = rules.find((one) => fits(product, one));
      if (rule) labels.set(product.id, rule.label);
    }
    if (rules.length > 0 && ![...labels.values()].includes(3)) throw new Error(`"${query}" means no product.`);
    return { name, query, same, labels };
  });
}

function readRules(text) {
  return text === ''
    ? []
    : text.split(';').map((rule) => {
        const [, label, categories, beginnings = '', brand = '', more = ''] =
          /^(\d):([\d,]+)((?:\+[^@+]+)*)(?:@([^+]+))?((?:\+[^@+]+)*)$/.exec(rule.trim()) ?? [];
        if (label === undefined) throw new Error(`"${rule}" is no rule.`);
        return {
          label: Number(label),
          categories: categories.split(',').map(Number),
          beginnings: `${beginnings}${more}`.split('+').filter(Boolean).map(plain),
          brand: plain(brand),
        };
      });
}

function fits({ path, brand, head }, rule) {
  return (
    rule.categories.some((id) => path.includes(id)) &&
    brand.startsWith(rule.brand) &&
    rule.beginnings.every((beginning) =>
      /^\d/.test(beginning)
        ? head.some((word) => word === beginning || word.startsWith(beginning))
        : head.some((word) => word.startsWith(beginning)),
    )
  );
}
