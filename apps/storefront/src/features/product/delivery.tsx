import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import { Icon, type IconName } from '@tianguis/ui';
import { productCopy } from './copy.ts';

const copy = productCopy.delivery;

interface Line {
  icon: IconName;
  title: string;
  text: string;
  good?: boolean;
}

/** How it comes to the buyer: every feature of the product (ST-09) has its line here. */
export function Delivery(props: { product: ProductDetail; variant: ProductVariant; freeShippingFrom: number }) {
  return (
    <section aria-labelledby="entrega">
      <h2 id="entrega" className="mb-2 text-sm font-semibold">
        {copy.title}
      </h2>
      <ul className="grid gap-2.5 text-sm">
        {deliveryLines(props.product, props.variant, props.freeShippingFrom).map((line) => (
          <li key={line.title} className="flex gap-2.5">
            <Icon
              name={line.icon}
              className={`mt-0.5 size-5 flex-none ${line.good ? 'text-nopal' : 'text-ink-soft'}`}
            />
            <span>
              <strong className={`block leading-snug font-semibold ${line.good ? 'text-nopal' : ''}`}>
                {line.title}
              </strong>
              <span className="text-xs text-ink-soft">{line.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lines that hold for this product and variant, most telling first. */
export function deliveryLines(product: ProductDetail, variant: ProductVariant, freeShippingFrom: number): Line[] {
  const { features, shipping, seller, warranty } = product;
  const lines: (Line | false)[] = [];
  if (features.digital) lines.push({ icon: 'mail', ...copy.digital, good: true });
  else if (features.is_store_only) lines.push({ icon: 'store', ...copy.storeOnly });
  else {
    const fulfilled = variant.fulfillment_id === 1;
    lines.push(
      features.super_express && { icon: 'bolt', ...copy.express, good: true },
      shipping.is_free
        ? { icon: 'truck', ...copy.free, good: true }
        : { icon: 'truck', ...copy.paid(freeShippingFrom) },
      fulfilled ? { icon: 'warehouse', ...copy.fulfilled } : { icon: 'package', ...copy.seller(seller.name) },
      features.is_big_ticket && { icon: 'calendar', ...copy.big },
      features.is_backorder && { icon: 'hourglass', ...copy.backorder },
      features.extended_catalogue_days > 0 && { icon: 'clock', ...copy.extended(features.extended_catalogue_days) },
    );
  }
  lines.push(
    features.is_store_pickup && !features.digital && { icon: 'pickup', ...copy.pickup },
    !features.digital && { icon: 'return', ...copy.returns },
    warranty !== '' && { icon: 'shield', title: copy.warranty, text: warranty },
  );
  return lines.filter((line) => line !== false);
}
