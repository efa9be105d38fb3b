/** For tests: random shops as feeds, and all faults for which a row is held back. */
import fc from 'fast-check';

export type Cells = Readonly<Record<string, string>>;

/** The columns of these feeds. `id` comes first, so that a row with one cell can still be identified. */
export const faultColumns = [
  ...['id', 'item_group_id', 'title', 'description', 'price', 'sale_price', 'sale_price_effective_date'],
  ...['availability', 'quantity', 'brand', 'gtin', 'mpn', 'condition', 'product_type', 'color', 'size', 'material'],
  ...['color_hex', 'image_link', 'additional_image_link', 'external_seller_id', 'installment', 'shipping', 'features'],
  ...['gallery', 'active', 'iva_rate', 'ieps_units'],
];

/** Damages a row so that it is held back. The returned lines replace the row. */
export const faults: Readonly<Record<string, (cells: Cells) => string[]>> = {
  currency: set({ price: '299,00 EUR' }),
  'no price': set({ price: '' }),
  'price of nothing': set({ price: '0 MXN' }),
  'two currencies': set({ price: 'USD 10 MXN' }),
  'offer above its price': set({ sale_price: '999999 MXN' }),
  'dates of an offer': set({ sale_price: '1 MXN', sale_price_effective_date: 'mañana/pasado' }),
  'no title': set({ title: '' }),
  'long title': set({ title: 'x'.repeat(256) }),
  'long description': set({ description: 'x '.repeat(10_001) }),
  'long brand': set({ brand: 'x'.repeat(101) }),
  'long model': set({ mpn: 'x'.repeat(101) }),
  availability: set({ availability: 'quizás' }),
  quantity: set({ quantity: '-1' }),
  'check digit': set({ gtin: '7501055363279' }),
  'digits of a code': set({ gtin: '12' }),
  condition: set({ condition: 'rota' }),
  'unknown category': set({ product_type: 'No existe > Aquí' }),
  'long color': set({ color: 'x'.repeat(101) }),
  'code of a colour': set({ color_hex: 'rojo' }),
  'address of a picture': set({ image_link: 'javascript:alert(1)' }),
  'address of a further picture': set({ additional_image_link: 'file:///etc/passwd' }),
  seller: set({ external_seller_id: 'x'.repeat(101) }),
  months: set({ installment: 'doce:10 MXN' }),
  feature: set({ features: 'volador' }),
  gallery: set({ gallery: 'Rojo:Vista:nada' }),
  active: set({ active: 'tal vez' }),
  'rate of IVA': set({ iva_rate: '15' }),
  'units of IEPS': set({ ieps_units: '-1' }),
  bytes: set({ title: 'Caf\uFFFD' }),
  'no id': set({ id: '', item_group_id: '' }),
  'no id, but its product': set({ id: '' }),
  'long id': set({ id: 'x'.repeat(101), item_group_id: '' }),
  'bytes of the id': (cells) => line({ ...cells, id: `${cells.id}\uFFFD`, item_group_id: '' }),
  'id with invisible characters': (cells) => line({ ...cells, id: `\u200B${cells.id}` }),
  'long product': set({ item_group_id: 'x'.repeat(101) }),
  'bytes of the product': (cells) => line({ ...cells, item_group_id: `${cells.item_group_id}\uFFFD` }),
  'another product, and no price': set({ item_group_id: 'P1', price: '' }),
  'a new product, and no price': set({ item_group_id: 'NUEVO', price: '' }),
  'a cell too many': (cells) => line(cells).map((text) => `${text}\tx`),
  'one cell': (cells) => [cells.id ?? ''],
  'a long cell': set({ description: 'x'.repeat(70_000) }),
  'two rows in quotes': (cells) => [`${cells.id}\t"${line({ ...cells, id: 'x' })}\n${line(cells)}"`],
};

function set(changed: Cells): (cells: Cells) => string[] {
  return (cells) => line({ ...cells, ...changed });
}

const line = (cells: Cells) => [faultColumns.map((name) => cells[name] ?? '').join('\t')];

/** A feed of these lines. */
export const feedOf = (lines: readonly string[]): string => `${[faultColumns.join('\t'), ...lines].join('\n')}\n`;

export const lineOf = (cells: Cells): string => line(cells)[0] ?? '';

const codes = ['7501055363278', '7501031311309', '', ''];
const far = '2020-01-01T00:00Z/2120-01-01T00:00Z';
const maybe = (...values: string[]) => fc.constantFrom(...values);
const picture = fc.integer({ min: 1, max: 9 }).map((n) => `https://cdn.example/${n}.jpg`);

/** The cells of a row except its ids. */
const otherCells: fc.Arbitrary<Cells> = fc.record({
  title: maybe('Olla', 'Olla honda', 'Sartén'),
  description: maybe('Buena.', 'Muy buena.', ''),
  price: maybe('100 MXN', '150 MXN', '175.50 MXN'),
  sale_price: maybe('', '', '80 MXN', '90 MXN'),
  sale_price_effective_date: maybe('', far),
  availability: maybe('in_stock', 'out_of_stock', 'backorder'),
  quantity: maybe('', '0', '3', '30'),
  brand: maybe('Marca', 'Otra', ''),
  gtin: maybe(...codes),
  mpn: maybe('M1', ''),
  condition: maybe('new', 'used'),
  product_type: maybe('Casa > Cocina', 'Casa > Mesa'),
  color: maybe('', 'Rojo', 'Azul', 'Verde'),
  size: maybe('', 'M', 'G'),
  material: maybe('', 'Acero', 'Barro'),
  color_hex: maybe('', '#a3195b'),
  image_link: picture,
  additional_image_link: fc.array(picture, { maxLength: 3 }).map((links) => links.join(',')),
  external_seller_id: maybe('', '', 'ana'),
  installment: maybe('', '3'),
  shipping: maybe('', 'MX:::0 MXN'),
  features: maybe('', 'super_express', 'variant_stored_by_shop'),
  gallery: fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.array(picture, { minLength: 1, maxLength: 3 }).map(galleryOf) },
  ),
  active: maybe('', 'true'),
  iva_rate: maybe('', '16', '0', 'exempt'),
  ieps_units: maybe('', '0.6', '1'),
});

function galleryOf(links: readonly string[]): string {
  return links.map((link) => `Rojo:Foto:${link.replace(':', '\\:')}`).join(',');
}

/** Rows of one to four products with one to three variants each, `P1-1`, `P1-2`, `P2-1` …, shuffled. */
export const feeds: fc.Arbitrary<Cells[]> = fc
  .array(fc.array(otherCells, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 4 })
  .chain((products) => {
    const rows = products.flatMap((variants, p) =>
      variants.map((cells, v): Cells => ({ ...cells, id: `P${p + 1}-${v + 1}`, item_group_id: `P${p + 1}` })),
    );
    return fc.shuffledSubarray(rows, { minLength: rows.length });
  });

/** How the second feed changes a row. */
export type Fate =
  | { kind: 'same' }
  | { kind: 'other'; cells: Cells }
  | { kind: 'moves' }
  | { kind: 'gone' }
  | { kind: 'fault'; name: string };

const faultFate: fc.Arbitrary<Fate> = fc.constantFrom(...Object.keys(faults)).map((name) => ({ kind: 'fault', name }));

/** @param changes whether rows without a fault may change, too */
export const fates = (changes: boolean): fc.Arbitrary<Fate[]> =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant<Fate>({ kind: 'same' }) },
      { weight: 3, arbitrary: faultFate },
      ...(changes
        ? [
            { weight: 3, arbitrary: otherCells.map((cells): Fate => ({ kind: 'other', cells })) },
            { weight: 1, arbitrary: fc.constant<Fate>({ kind: 'moves' }) },
            { weight: 1, arbitrary: fc.constant<Fate>({ kind: 'gone' }) },
          ]
        : []),
    ),
    { minLength: 12, maxLength: 12 },
  );
