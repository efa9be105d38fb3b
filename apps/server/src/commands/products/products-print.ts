/** Prints products for an operator. */
import type { FoundProduct, ProductSheet, VariantSheet } from '@tianguis/api';
import { oneLine, table } from '../table.ts';
import { showMoment, showPrice } from '../words.ts';

export function sheet(product: ProductSheet): string[] {
  const { rating, store } = product;
  return [
    ...table([
      ['Product', `${product.id}  ${product.sku}`],
      ['Title', oneLine(product.title, 100)],
      ['State', product.active ? 'on sale' : 'not shown to shoppers'],
      ['Category', oneLine(product.category, 100)],
      ['Brand', oneLine(product.brand)],
      ['Store', `${oneLine(store.name)} (${store.id})`],
      ['Price', prices(product, product.offerEndsAt)],
      ['Stock', product.stock.toLocaleString('en')],
      ['Rating', rating.count === 0 ? 'no reviews' : `${rating.average.toFixed(2)} of ${rating.count} reviews`],
      ['Popularity', product.popularity.toLocaleString('en')],
      ['Pictures', product.pictures],
      ['Changed', showMoment(product.updatedAt)],
    ]),
    '',
    ...table(
      [['Variant', 'Options', 'List', 'Sale', 'Stock', 'Offer'], ...product.variants.map(variantRow)],
      [2, 3, 4],
    ),
  ];
}

function variantRow({ sku, options, listPrice, salePrice, stock, offer }: VariantSheet): (string | number)[] {
  const words = Object.entries(options).map(([name, value]) => `${name}: ${value}`);
  const dates = offer
    ? `${offer.startsAt ? `from ${day(offer.startsAt)} ` : ''}${offer.endsAt ? `until ${day(offer.endsAt)}` : ''}`
    : '';
  return [
    sku,
    oneLine(words.join(', ') || '-', 50),
    showPrice(listPrice),
    showPrice(salePrice),
    stock,
    offer ? `${showPrice(offer.salePrice)} ${dates}` : '',
  ];
}

export const day = (text: string) => showMoment(new Date(text));

export function prices(
  { listPrice, salePrice }: { listPrice: number; salePrice: number },
  until?: Date | null,
): string {
  const offer = salePrice < listPrice ? `, on sale for ${showPrice(salePrice)}` : '';
  return `${showPrice(listPrice)}${offer}${offer && until ? ` until ${showMoment(until)}` : ''}`;
}

export function found(products: readonly FoundProduct[], atMost: number): string[] {
  if (products.length === 0) return ['No product has all of these words.'];
  const rows = products.map(({ id, sku, title, active, salePrice, stock }) => [
    id,
    sku,
    showPrice(salePrice),
    stock,
    active ? '' : 'off',
    oneLine(title, 70),
  ]);
  const more = products.length === atMost ? [`The first ${atMost}; more words find fewer.`] : [];
  return [...table([['Product', 'SKU', 'Price', 'Stock', '', 'Title'], ...rows], [2, 3]), ...more];
}
