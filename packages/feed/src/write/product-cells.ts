/** Converts a product to items of a feed, one for each variant. `readItem` is the inverse. */
import { decimalMoney, installmentPlan } from '@tianguis/domain';
import { type TaxKeys, writeTaxKeys } from '@tianguis/domain/tax';
import type { Cells } from '../attributes.ts';
import { limits } from '../faults.ts';
import type { Specification } from '../item/item.ts';
import { escapeText } from '../item/text.ts';
import { writeWeight } from '../item/weight.ts';
import { writeList, writeParts } from '../read/list.ts';

export interface ExportedVariant {
  sku: string;
  options: Readonly<Record<string, string>>;
  colorHex: string | null;
  listPrice: number;
  salePrice: number;
  /** An offer with dates, active or scheduled. */
  offer: { price: number; starts: Date | null; ends: Date | null } | null;
  stock: number;
  storedByShop: boolean;
  /** Taxed units of a piece, in millionths; null if unknown. */
  iepsUnits: number | null;
}

export interface Exported {
  id: number;
  sku: string;
  title: string;
  slug: string;
  description: string;
  brand: string;
  gtin: string | null;
  model: string;
  /** The seller's name, or `''` if the retailer itself sells the product. */
  seller: string;
  sellerName: string;
  category: readonly string[];
  condition: 'new' | 'refurbished' | 'used';
  warranty: string;
  highlights: readonly string[];
  specifications: readonly Specification[];
  months: number;
  offerEndsAt: Date | null;
  shipsFree: boolean;
  /** Weight with packaging in grams; null if unknown. */
  weightGrams: number | null;
  handlingDays: number;
  features: readonly string[];
  /** The product's own tax keys, without the taxed units of its variants. */
  tax: TaxKeys;
  active: boolean;
  pictures: readonly { key: string; color: string | null; alt: string }[];
  variants: readonly ExportedVariant[];
}

export interface ExportContext {
  origin: string;
  /** Time of the export, which decides which offers have ended. */
  now: Date;
}

const money = (centavos: number) => `${decimalMoney(centavos)} MXN`;

/** Items of the product, in the sequence of its variants. */
export function productCells(product: Exported, context: ExportContext): Cells[] {
  return product.variants.map((variant, index) => variantCells(product, variant, index, context));
}

function variantCells(product: Exported, variant: ExportedVariant, index: number, context: ExportContext): Cells {
  const { options } = variant;
  const choice = Object.entries(options);
  const offer = offerOf(product, variant, context.now);
  const links = picturesOf(product, options.Color).map(({ key }) => pictureLink(key, context.origin));
  const address = `${context.origin}/producto/${product.id}/${product.slug}`;
  return {
    id: variant.sku,
    item_group_id: product.sku === variant.sku ? '' : product.sku,
    title: escapeText(product.title),
    description: escapeText(product.description),
    link: product.variants.length > 1 ? `${address}?sku=${encodeURIComponent(variant.sku)}` : address,
    image_link: links[0] ?? '',
    // Google's specification allows ten.
    additional_image_link: writeList(links.slice(1, 11)),
    availability:
      variant.stock <= 0 ? 'out_of_stock' : product.features.includes('backorder') ? 'backorder' : 'in_stock',
    price: money(variant.listPrice),
    sale_price: offer ? money(offer.price) : '',
    sale_price_effective_date: offer?.ends ? `${moment(offer.starts ?? new Date(0))}/${moment(offer.ends)}` : '',
    brand: escapeText(product.brand),
    // The shop stores one GTIN for a product; it is exported with the first variant.
    gtin: index === 0 ? (product.gtin ?? '') : '',
    mpn: escapeText(product.model),
    condition: product.condition,
    product_type: escapeText(product.category.join(' > ')),
    google_product_category: '',
    color: escapeText(options.Color ?? ''),
    size: escapeText(options.Talla ?? ''),
    material: escapeText(options.Material ?? ''),
    pattern: escapeText(options.Diseño ?? ''),
    product_highlight: writeList(product.highlights.map(escapeText)),
    product_detail: writeList(
      product.specifications.flatMap(({ group, rows }) =>
        rows.map((row) => writeParts([group, ...row].map(escapeText))),
      ),
    ),
    shipping: product.shipsFree ? 'MX:::0.00 MXN' : '',
    shipping_weight: writeWeight(product.weightGrams),
    installment: product.months > 1 ? installment(product.months, currentPrice(offer, variant, context.now)) : '',
    max_handling_time: product.handlingDays > 0 ? String(product.handlingDays) : '',
    external_seller_id: product.seller,
    quantity: String(Math.max(0, variant.stock)),
    seller_name: escapeText(product.sellerName),
    options: writeList(choice.map((pair) => writeParts(pair.map(escapeText)))),
    color_hex: variant.colorHex ?? '',
    gallery: index === 0 ? galleryOf(product, context.origin) : '',
    warranty: escapeText(product.warranty),
    features: writeList([...product.features, ...(variant.storedByShop ? ['variant_stored_by_shop'] : [])]),
    ...writeTaxKeys({ ...product.tax, ...(variant.iepsUnits !== null && { iepsUnits: variant.iepsUnits }) }),
    active: String(product.active),
  };
}

function offerOf(product: Exported, variant: ExportedVariant, now: Date): ExportedVariant['offer'] {
  if (variant.offer && variant.offer.price < variant.listPrice) {
    // An offer that has ended is in the database until the worker's next run, within a minute.
    return variant.offer.ends && variant.offer.ends <= now ? null : variant.offer;
  }
  if (variant.salePrice >= variant.listPrice) return null;
  const ends = product.offerEndsAt && product.offerEndsAt > now ? product.offerEndsAt : null;
  return { price: variant.salePrice, starts: null, ends };
}

/** The exported price that applies now. The instalment plan must add up to a price in the file. */
function currentPrice(offer: ExportedVariant['offer'], { listPrice }: ExportedVariant, now: Date): number {
  return offer && !(offer.starts && offer.starts > now) ? offer.price : listPrice;
}

/**
 * Number and amount of the payments. The format has one amount, which may not be 0, so the file has the amount of every
 * payment but the first.
 */
const installment = (months: number, price: number) =>
  `${months}:${money(Math.max(1, installmentPlan(price, months).rest))}`;

const pictureLink = (key: string, origin: string) => `${origin}/imagenes/${key}-1280.webp`;

/** Pictures of this colour or without a colour. If there are none, all pictures. */
function picturesOf({ pictures }: Exported, color: string | undefined): Exported['pictures'] {
  const own = pictures.filter((picture) => picture.color === null || picture.color === color);
  return own.length > 0 ? own : pictures;
}

function galleryOf({ pictures }: Exported, origin: string): string {
  return writeList(
    pictures
      .slice(0, limits.gallery)
      .map(({ key, color, alt }) => writeParts([escapeText(color ?? ''), escapeText(alt), pictureLink(key, origin)])),
  );
}

/** ISO 8601 to the minute, as in Google's specification. If the time has seconds, to the millisecond. */
function moment(date: Date): string {
  const text = date.toISOString();
  return text.endsWith(':00.000Z') ? `${text.slice(0, 16)}Z` : text;
}
