/** The pending action as one line: product, variant, quantity and price. */
import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import { formatMoney } from '@tianguis/domain';
import { Picture } from '../../../commerce/picture.tsx';
import { productPath } from '../../../shared/links/paths.ts';
import { sessionCopy as copy } from '../copy.ts';
import type { PendingAction, PendingKind } from './pending-action.ts';

export interface WantedData {
  kind: PendingKind;
  title: string;
  href: string;
  picture: string;
  alt: string;
  /** The choices of the action: "Blanco perla", "512 GB", "3 piezas". */
  choices: string[];
  /** Centavos, for one piece of the variant. */
  price: number;
}

/** `product` has the pictures of `variant` first. The variant counts as chosen only if the action contains it. */
export function toWanted(pending: PendingAction, product: ProductDetail, variant: ProductVariant): WantedData {
  const [picture] = product.pictures;
  const chosen = variant.sku === pending.sku;
  return {
    kind: pending.kind,
    title: product.title,
    href: productPath(product, chosen && product.variants.length > 0 ? variant.sku : undefined),
    picture: picture?.thumbnail ?? '',
    alt: picture?.alt ?? '',
    choices: [
      ...(chosen ? Object.values(variant.options) : []),
      ...(pending.kind === 'favorito' ? [] : [copy.pieces(pending.quantity)]),
    ],
    price: variant.pricing.sales_price,
  };
}

export function Wanted({ wanted }: { wanted: WantedData }) {
  return (
    <article className="flex w-full items-center gap-4 rounded-lg border border-line bg-card p-3 text-left">
      {wanted.picture && (
        <Picture
          src={wanted.picture}
          alt={wanted.alt}
          sizes="96px"
          use="wanted"
          side={96}
          first
          className="size-24 flex-none rounded-md bg-sunken object-cover"
        />
      )}
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-sm leading-snug font-semibold [overflow-wrap:anywhere]">
          <a href={wanted.href} className="hover:underline">
            {wanted.title}
          </a>
        </h2>
        {wanted.choices.length > 0 && <p className="mt-0.5 text-sm text-ink-soft">{wanted.choices.join(' · ')}</p>}
        <p className="mt-1 text-lg leading-tight font-bold">{formatMoney(wanted.price)}</p>
      </div>
    </article>
  );
}
