/** Products as lines of a cart: each with the price, the stock and the picture of its variant. */
import type { Product, ProductPicture } from '@tianguis/contract';
import { percentOff } from '@tianguis/domain';
import type { LineState } from '@tianguis/domain/cart';
import { toPicture, toProduct } from '../products/card.ts';
import type { ProductRepository } from '../products/repository.ts';
import type { LineFacts } from './repository.ts';

export { type LineFacts, type LineName, readLineFacts } from './repository.ts';

export const lineKey = ({ id, sku }: { id: number; sku: string }): string => `${id} ${sku}`;

/** Why a line cannot be bought whatever the stock. A variant is never chosen for the customer. */
export function hindranceOf(facts: LineFacts): Extract<LineState, 'gone' | 'shop-only' | 'choose'> | undefined {
  if (!facts.isActive || facts.variant === null) return 'gone';
  if (facts.isStoreOnly) return 'shop-only';
  return facts.sku === '0' && facts.hasChoices ? 'choose' : undefined;
}

/** The SKU by which a cart names it: '0' where there is nothing to choose, whatever the product was asked by. */
export const skuOfLine = ({ sku, hasChoices, variant }: LineFacts): string => (variant && !hasChoices ? '0' : sku);

/** Cards of lines, by {@link lineKey}. */
export async function lineCards(
  facts: readonly LineFacts[],
  repository: Pick<ProductRepository, 'byIds' | 'colourPictures'>,
): Promise<Map<string, Product>> {
  const ids = [...new Set(facts.map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const coloured = facts.filter(({ variant }) => variant !== null && 'Color' in variant.options).map(({ id }) => id);
  const [rows, pictures] = await Promise.all([
    repository.byIds(ids),
    coloured.length === 0 ? [] : repository.colourPictures([...new Set(coloured)]),
  ]);
  const cards = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return new Map(
    facts.flatMap((line): Array<[string, Product]> => {
      const card = cards.get(line.id);
      if (card === undefined) return [];
      const colour = line.variant?.options.Color;
      const picture = pictures.find(({ product_id, color }) => product_id === line.id && color === colour);
      return [[lineKey(line), cardOfLine(card, line, picture && toPicture(picture))]];
    }),
  );
}

function cardOfLine(card: Product, line: LineFacts, picture: ProductPicture | undefined): Product {
  const { variant, sku } = line;
  if (variant === null || hindranceOf(line) === 'choose') return { ...card, childrenSku: sku };
  const { stock, listPrice, salePrice } = variant;
  return {
    ...card,
    ...{ stock, childrenSku: sku, price_from: false, pictures: picture ? [picture] : card.pictures },
    pricing: {
      list_price: listPrice,
      sales_price: salePrice,
      percentage_discount: percentOff(listPrice, salePrice),
    },
  };
}
