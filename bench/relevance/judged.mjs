// Reads queries.txt: relevance labels of products for each search (3 exact, 2 close, 1 related).

/** Lower case without accents; ñ stays. Independent of the search's own folding, which is under test. */
const plain = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '');

/**
 * @param products `{ id, path, brand, title, text, price, discount }` of all products on sale; price in centavos
 * @returns searches in the sequence of the file, with labels by product id; `same` is the correctly spelled search
 */
export function readJudged(file, products) {
  const known = products.map((product) => ({
    ...product,
    brand: plain(product.brand),
    words: [...new Set(plain(product.text).split(/[^\p{L}\p{N}.]+/u))],
  }));
  const rulesOf = new Map();
  const lines = file
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name, query, meant = '', sort] = line.split('|').map((part) => part.trim());
      return { name, query, meant, sort };
    });
  for (const { query, meant } of lines) if (!meant.startsWith('=')) rulesOf.set(query, readRules(meant));
  return lines.map(({ name, query, meant, sort }) => {
    const same = meant.startsWith('=') ? meant.slice(1).trim() : undefined;
    const rules = rulesOf.get(same ?? query);
    if (!rules) throw new Error(`"${query}" means another search that is not there.`);
    const labels = new Map();
    for (const product of known) {
      const rule = rules.find((one) => fits(product, one));
      if (rule) labels.set(product.id, rule.label);
    }
    if (rules.length > 0 && ![...labels.values()].includes(3)) throw new Error(`"${query}" means no product.`);
    return { name, query, sort, same, labels };
  });
}

function readRules(text) {
  return text === ''
    ? []
    : text.split(';').map((rule) => {
        const [, label, categories, more = ''] = /^([123]):([\d,]+)((?:[+!@<>][^+!@<>%]+|%)*)$/.exec(rule.trim()) ?? [];
        if (label === undefined) throw new Error(`"${rule}" is no rule.`);
        const conditions = Array.from(more.matchAll(/([+!@<>])([^+!@<>%]+)|%/g), ([, sign = '%', value = '']) => [
          sign,
          plain(value.trim()),
        ]);
        return { label: Number(label), categories: categories.split(',').map(Number), conditions };
      });
}

/** Conditions of a rule, by their sign. */
const holds = {
  '+': ({ words }, value) => words.some((word) => word.startsWith(value)),
  '!': ({ words }, value) => !words.some((word) => word.startsWith(value)),
  '@': ({ brand }, value) => brand.startsWith(value),
  '<': ({ price }, value) => price <= Number(value) * 100,
  '>': ({ price }, value) => price >= Number(value) * 100,
  '%': ({ discount }) => discount > 0,
};

function fits(product, { categories, conditions }) {
  return (
    categories.some((id) => product.path.includes(id)) &&
    conditions.every(([sign, value]) => holds[sign](product, value))
  );
}
