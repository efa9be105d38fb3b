import type { FreeShipping } from '@tianguis/domain/cart';
import type { Offered } from '@tianguis/domain/offer';
import { Icon } from '@tianguis/ui';
import { shopCopy as copy } from './shop-copy.ts';

/** A row of promises: reasons to buy here, of those that the shop offers. */
export function ShopPromises(props: { freeShipping: FreeShipping; offered: Offered }) {
  return (
    <section
      className="page grid gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]"
      aria-label={copy.promises}
    >
      {copy.promise(props.freeShipping, props.offered).map((promise) => (
        <p key={promise.title} className="flex gap-3">
          <Icon name={promise.icon} className="size-6 flex-none" />
          <span>
            <strong className="block font-semibold">{promise.title}</strong>
            <span className="text-ink-soft">{promise.text}</span>
          </span>
        </p>
      ))}
    </section>
  );
}
