import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import type { FreeShipping } from '@tianguis/domain/cart';
import { Icon, type IconName, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { postalCodeHash, usePostalCode } from '../../commerce/destination/postal-code.ts';
import { ArrivalLine, ArrivalPart } from '../../commerce/product-card/arrival-line.tsx';
import { paths } from '../../shared/links/paths.ts';
import { productCopy } from './copy.ts';

const copy = productCopy.delivery;

interface Line {
  icon: IconName;
  title: string;
  text: string;
  good?: boolean;
  /** Link to further information. */
  more?: string;
  /** The part of this line that depends on the postal code: behind the title, or below the text. */
  part?: 'cost' | 'pickup' | 'express';
}

interface DeliveryProps {
  product: ProductDetail;
  variant: ProductVariant;
  freeShipping: FreeShipping;
  /**
   * Arrival date, shipping cost and pickup shops, if the page depends on the visitor. On other pages a script fills
   * them in.
   */
  arrives?: string | undefined;
  cost?: string | undefined;
  pickup?: ReactNode;
  /** The link to the page with the arrival date, for browsers without scripts. */
  withoutScript?: ReactNode;
}

/** How a product is delivered: the date, and a line for each of its features (ST-09). Empty if it is unavailable. */
export function Delivery(props: DeliveryProps) {
  const id = useScopedId('entrega');
  const { features } = props.product;
  const subject = { product: props.product.id, sku: skuOf(props.product, props.variant) };
  const lines = deliveryLines(props.product, props.variant, props.freeShipping).filter(
    // The arrival date replaces the line "express".
    ({ part }) => part !== 'express' || props.arrives === undefined,
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {copy.title}
      </h2>
      {!features.digital && !features.is_store_only && (
        <>
          <ArrivalLine {...subject} text={props.arrives} isLong />
          <DeliverTo />
          {props.withoutScript}
        </>
      )}
      <ul className="grid gap-2.5 text-sm">
        {lines.map((line) => (
          <li key={line.title} className="flex gap-2.5" data-part={line.part === 'express' ? line.part : undefined}>
            <Icon
              name={line.icon}
              className={`mt-0.5 size-5 flex-none ${line.good ? 'text-nopal' : 'text-ink-soft'}`}
            />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <strong className={`block leading-snug font-semibold ${line.good ? 'text-nopal' : ''}`}>
                {line.title}
                {line.part === 'cost' && (
                  <ArrivalPart {...subject} part="cost">
                    {props.cost}
                  </ArrivalPart>
                )}
              </strong>
              <span className="text-xs text-ink-soft">{line.text}</span>
              {line.part === 'pickup' && (
                <ArrivalPart {...subject} part="pickup">
                  {props.pickup}
                </ArrivalPart>
              )}
              {line.more && (
                <a href={paths.punctual} className="touch block text-xs text-talavera underline">
                  {line.more}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The destination, or a request for a postal code. Both texts have two lines, so that nothing moves when the code
 * appears after hydration.
 */
function DeliverTo() {
  const code = usePostalCode();
  const words = code ? copy.to(code) : copy.ask;
  return (
    <a
      href={postalCodeHash}
      className="group mb-2.5 flex min-h-11 items-center gap-2.5 rounded-md bg-talavera-wash px-2.5 py-1.5 text-sm"
    >
      <Icon name="pin" className="size-5 flex-none text-talavera" />
      <span className="grow">
        <strong className="block leading-snug font-semibold">{words.title}</strong>
        <span className="text-xs text-talavera group-hover:underline">{words.text}</span>
      </span>
      <Icon name="chevron-right" className="size-4 flex-none text-talavera" />
    </a>
  );
}

/** SKU of the variant whose date the page shows; empty for a product without variants. */
export const skuOf = ({ variants }: ProductDetail, { sku }: ProductVariant): string => (variants.length > 0 ? sku : '');

/**
 * The lines that apply to this product and variant, the most important first. There are none if the product is
 * unavailable.
 */
export function deliveryLines(product: ProductDetail, variant: ProductVariant, freeShipping: FreeShipping): Line[] {
  const { features, shipping, seller, warranty } = product;
  if (!product.is_active || (variant.stock === 0 && !features.is_store_only)) return [];
  const guarantee: Line | false = warranty !== '' && { icon: 'shield', title: copy.warranty, text: warranty };
  const lines: (Line | false)[] = [];
  if (features.is_store_only) lines.push({ icon: 'store', ...copy.storeOnly, part: 'pickup' }, guarantee);
  else if (features.digital) lines.push({ icon: 'mail', ...copy.digital, good: true }, guarantee);
  else {
    const fulfilled = variant.fulfillment_id === 1;
    lines.push(
      features.super_express && { icon: 'bolt', ...copy.express, good: true, part: 'express' },
      shipping.is_free
        ? { icon: 'truck', ...copy.free, good: true }
        : { icon: 'truck', ...copy.paid(freeShipping), part: 'cost' },
      fulfilled ? { icon: 'punctual', ...copy.fulfilled } : { icon: 'package', ...copy.seller(seller.name) },
      features.is_big_ticket && { icon: 'calendar', ...copy.big },
      features.is_backorder && { icon: 'hourglass', ...copy.backorder },
      features.extended_catalogue_days > 0 && { icon: 'clock', ...copy.extended(features.extended_catalogue_days) },
      features.is_store_pickup && { icon: 'pickup', ...copy.pickup, part: 'pickup' },
      { icon: 'return', ...copy.returns },
      guarantee,
    );
  }
  return lines.filter((line) => line !== false);
}
