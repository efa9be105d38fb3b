/**
 * Attributes that are read and written: those of the Google Merchant product data specification that a shop of ours has a place
 * for, and below them our own, for what the specification has no name for.
 */
export const attributes = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'gtin',
  'mpn',
  'condition',
  'product_type',
  'google_product_category',
  'color',
  'size',
  'material',
  'pattern',
  'product_highlight',
  'product_detail',
  'shipping',
  'installment',
  'max_handling_time',
  'external_seller_id',
  'quantity',
  'seller_name',
  'options',
  'color_hex',
  'gallery',
  'warranty',
  'features',
  'active',
] as const;

export type Attribute = (typeof attributes)[number];

const known: ReadonlyMap<string, Attribute> = new Map([
  ...attributes.map((name) => [name, name] as const),
  ['sell_on_google_quantity', 'quantity'] as const,
  ['inventory', 'quantity'] as const,
]);

/** Parts of an attribute that is composed, in the order in which a file holds them unless its header says another. */
export const parts: Partial<Record<Attribute, readonly string[]>> = {
  product_detail: ['section_name', 'attribute_name', 'attribute_value'],
  shipping: ['country', 'region', 'service', 'price'],
  installment: ['months', 'amount', 'downpayment', 'credit_type'],
};

/** Attributes that may stand several times in an item, which in a table makes a list with commas. */
export const repeated: ReadonlySet<Attribute> = new Set([
  'additional_image_link',
  'product_highlight',
  'product_detail',
  'shipping',
  'options',
  'gallery',
  'features',
]);

/** The attribute that a column or an element names: `Image Link`, `g:image_link` and `image_link` are one. */
export function attributeNamed(name: string): Attribute | undefined {
  return known.get(
    name
      .trim()
      .toLowerCase()
      .replace(/^(g:|c:)/, '')
      .replace(/[\s-]+/g, '_'),
  );
}

/** What a row of a file says, by attribute. Left out: the file has no such column, what is stored stays. */
export type Cells = Partial<Record<Attribute, string>>;
