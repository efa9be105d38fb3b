/** Products as lines of a cart, each with the price, the stock and the picture of its variant. */
import type { Product, ProductPicture } from '@tianguis/contract';
import { percentOff } from '@tianguis/domain';
import type { LineState } from '@tianguis/domain/cart';
import type { ProductService } from '../products/service.ts';
import type { LineFacts } from './repository.ts';

export { type LineFacts, type LineName, readLineFacts } from './repository.ts';

export const lineKey = ({ id, sku }: { id: number; sku: string }): string => `${id} ${sku}`;

/**
 * Why a line cannot be bought, whatever the stock. `choose`: the product has variants, and the customer must choose
 * one.
 */
export function hindranceOf(facts: LineFacts): Extract<LineState, 'gone' | 'shop-only' | 'choose'> | undefined {
  if (!facts.isActive || facts.variant === null) return 'gone';
  if (facts.isStoreOnly) return 'shop-only';
  return facts.sku === '0' && facts.hasChoices ? 'choose' : undefined;
}

/** The SKU of a line in a cart: always '0' for a product without choices, even if the caller used another SKU. */
export const skuOfLine = ({ sku, hasChoices, variant }: LineFacts): string => (variant && !hasChoices ? '0' : sku);

/** Reads cards of lines, by {@link lineKey}, with the price, the stock and the picture of the variant. */
export type LineCards = (facts: readonly LineFacts[]) => Promise<Map<string, Product>>;

export function createLineCards(products: Pick<ProductService, 'byIds' | 'colourPictures'>): LineCards {
  return async (facts) => {
    const coloured = facts.filter(({ variant }) => variant !== null && 'Color' in variant.options).map(({ id }) => id);
    const [found, pictures] = await Promise.all([
      products.byIds([...new Set(facts.map(({ id }) => id))]),
      products.colourPictures([...new Set(coloured)]),
    ]);
    const cards = new Map(found.map((card) => [card.id, card]));
    return new Map(
      facts.flatMap((line): Array<[string, Product]> => {
        const card = cards.get(line.id);
        if (card === undefined) return [];
        const ofColour = pictures.find(
          ({ product, colour }) => product === line.id && colour === line.variant?.options.Color,
        );
        return [[lineKey(line), cardOfLine(card, line, ofColour?.picture)]];
      }),
    );
  };
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
