/** A product of the shop as items of a feed, one for each variant. What it writes, `readItem` reads back as it was. */
import { decimalMoney } from '@tianguis/domain';
import type { Cells } from '../attributes.ts';
import { limits } from '../faults.ts';
import type { Specification } from '../item/item.ts';
import { guardText } from '../item/text.ts';
import { writeList, writeParts } from '../read/list.ts';

export interface ExportedVariant {
  sku: string;
  options: Readonly<Record<string, string>>;
  colorHex: string | null;
  listPrice: number;
  salePrice: number;
  /** An offer with dates, whether it is on or still to come. */
  offer: { price: number; starts: Date | null; ends: Date | null } | null;
  stock: number;
  storedByShop: boolean;
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
  /** `''`: the retailer itself. */
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
  handlingDays: number;
  features: readonly string[];
  active: boolean;
  pictures: readonly { key: string; color: string | null; alt: string }[];
  variants: readonly ExportedVariant[];
}

export interface ExportContext {
  origin: string;
  /** Offers that have ended before are written as what they are now: prices without dates. */
  now: Date;
}

const money = (centavos: number) => `${decimalMoney(centavos)} MXN`;

/** Items of the product in the order of its variants. */
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
    title: guardText(product.title),
    description: guardText(product.description),
    link: product.variants.length > 1 ? `${address}?sku=${encodeURIComponent(variant.sku)}` : address,
    image_link: links[0] ?? '',
    // The specification allows ten.
    additional_image_link: writeList(links.slice(1, 11)),
    availability:
      variant.stock <= 0 ? 'out_of_stock' : product.features.includes('backorder') ? 'backorder' : 'in_stock',
    price: money(variant.listPrice),
    sale_price: offer ? money(offer.price) : '',
    sale_price_effective_date: offer?.ends ? `${moment(offer.starts ?? new Date(0))}/${moment(offer.ends)}` : '',
    brand: guardText(product.brand),
    // One number names one thing: of several variants it is the first's.
    gtin: index === 0 ? (product.gtin ?? '') : '',
    mpn: guardText(product.model),
    condition: product.condition,
    product_type: guardText(product.category.join(' > ')),
    google_product_category: '',
    color: guardText(options.Color ?? ''),
    size: guardText(options.Talla ?? ''),
    material: guardText(options.Material ?? ''),
    pattern: guardText(options.Diseño ?? ''),
    product_highlight: writeList(product.highlights.map(guardText)),
    product_detail: writeList(
      product.specifications.flatMap(({ group, rows }) =>
        rows.map((row) => writeParts([group, ...row].map(guardText))),
      ),
    ),
    shipping: product.shipsFree ? 'MX:::0.00 MXN' : '',
    installment: product.months > 1 ? installment(product.months, askedPrice(offer, variant, context.now)) : '',
    max_handling_time: product.handlingDays > 0 ? String(product.handlingDays) : '',
    external_seller_id: product.seller,
    quantity: String(Math.max(0, variant.stock)),
    seller_name: guardText(product.sellerName),
    options: writeList(choice.map((pair) => writeParts(pair.map(guardText)))),
    color_hex: variant.colorHex ?? '',
    gallery: index === 0 ? galleryOf(product, context.origin) : '',
    warranty: guardText(product.warranty),
    features: writeList([...product.features, ...(variant.storedByShop ? ['variant_stored_by_shop'] : [])]),
    active: String(product.active),
  };
}

function offerOf(product: Exported, variant: ExportedVariant, now: Date): ExportedVariant['offer'] {
  if (variant.offer && variant.offer.price < variant.listPrice) {
    // One that has ended is still there until the next minute's round.
    return variant.offer.ends && variant.offer.ends <= now ? null : variant.offer;
  }
  if (variant.salePrice >= variant.listPrice) return null;
  const ends = product.offerEndsAt && product.offerEndsAt > now ? product.offerEndsAt : null;
  return { price: variant.salePrice, starts: null, ends };
}

/** What is asked now, of the prices that are written: the months are of one that whoever reads the file finds in it. */
function askedPrice(offer: ExportedVariant['offer'], { listPrice }: ExportedVariant, now: Date): number {
  return offer && !(offer.starts && offer.starts > now) ? offer.price : listPrice;
}

const installment = (months: number, price: number) => `${months}:${money(Math.ceil(price / months))}`;

const pictureLink = (key: string, origin: string) => `${origin}/imagenes/${key}-1280.webp`;

/** What shows this colour or any; when nothing does, everything. */
function picturesOf({ pictures }: Exported, color: string | undefined): Exported['pictures'] {
  const own = pictures.filter((picture) => picture.color === null || picture.color === color);
  return own.length > 0 ? own : pictures;
}

function galleryOf({ pictures }: Exported, origin: string): string {
  return writeList(
    pictures
      .slice(0, limits.gallery)
      .map(({ key, color, alt }) => writeParts([guardText(color ?? ''), guardText(alt), pictureLink(key, origin)])),
  );
}

/** To the minute, as the specification writes it, or finer when there is more. */
function moment(date: Date): string {
  const text = date.toISOString();
  return text.endsWith(':00.000Z') ? `${text.slice(0, 16)}Z` : text;
}
