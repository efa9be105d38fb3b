import type { FreeShipping } from '@tianguis/domain/cart';
import { Icon } from '@tianguis/ui';
import { shopCopy as copy } from './shop-copy.ts';

/** A row of promises: reasons to buy here. */
export function ShopPromises({ freeShipping }: { freeShipping: FreeShipping }) {
  return (
    <section
      className="page grid gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-2 lg:grid-cols-4"
      aria-label={copy.promises}
    >
      {copy.promise(freeShipping).map((promise) => (
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
