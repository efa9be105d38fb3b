import { taxAttributes } from '@tianguis/domain/tax';

/** Attributes of the Google Merchant product data specification that the shop reads and writes. */
export const merchantAttributes = [
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
  'shipping_weight',
  'installment',
  'max_handling_time',
  'external_seller_id',
] as const;

/**
 * Attributes that the shop reads and writes: those of the specification, then our own attributes for data that the
 * specification does not cover.
 */
export const attributes = [
  ...merchantAttributes,
  'quantity',
  'seller_name',
  'options',
  'color_hex',
  'gallery',
  'warranty',
  'features',
  ...taxAttributes,
  'active',
] as const;

/** The attribute for the place in local inventory data; files of products do not have it. */
export const placeAttribute = 'store_code';

export type Attribute = (typeof attributes)[number] | typeof placeAttribute;

const known: ReadonlyMap<string, Attribute> = new Map([
  ...attributes.map((name) => [name, name] as const),
  [placeAttribute, placeAttribute] as const,
  ['sell_on_google_quantity', 'quantity'] as const,
  ['inventory', 'quantity'] as const,
]);

/**
 * Sub-attributes of grouped attributes, in their default sequence. The header of a file may define another sequence.
 */
export const subAttributes: Partial<Record<Attribute, readonly string[]>> = {
  product_detail: ['section_name', 'attribute_name', 'attribute_value'],
  shipping: ['country', 'region', 'service', 'price'],
  installment: ['months', 'amount', 'downpayment', 'credit_type'],
};

/** Repeated fields: several elements of an XML item, or a comma-separated list in a table cell. */
export const repeated: ReadonlySet<Attribute> = new Set([
  'additional_image_link',
  'product_highlight',
  'product_detail',
  'shipping',
  'options',
  'gallery',
  'features',
]);

/**
 * The attribute for the name of a column or an element. `Image Link`, `g:image_link` and `image_link` give the same
 * attribute.
 */
export function attributeNamed(name: string): Attribute | undefined {
  return known.get(
    name
      .trim()
      .toLowerCase()
      .replace(/^(g:|c:)/, '')
      .replace(/[\s-]+/g, '_'),
  );
}

/**
 * The cells of a row by attribute. A missing key means that the file has no such column: stored values do not change.
 */
export type Cells = Partial<Record<Attribute, string>>;
