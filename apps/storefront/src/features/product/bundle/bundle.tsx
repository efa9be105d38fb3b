import { formatMoney } from '@tianguis/domain';
import { buttonClass, Icon, useScopedId } from '@tianguis/ui';
import { Fragment } from 'react';
import { Picture } from '../../../commerce/picture.tsx';
import { cartPaths } from '../../../shared/links/cart-paths.ts';
import { productCopy } from '../copy.ts';
import type { BundleData, BundleItem } from './bundle-data.ts';

const copy = productCopy.bundle;

/** Companions of the product with their prices, the total, and one button. */
export function Bundle({ source, items, total }: BundleData) {
  const titleId = useScopedId('juntos');
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-line bg-card p-4 sm:p-5">
      <h2 id={titleId} className="text-xl font-bold">
        {copy[source]}
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <ul className="flex flex-col gap-3 sm:flex-row sm:items-start sm:gap-2">
          {items.map((item, at) => (
            <Fragment key={item.id}>
              {at > 0 && (
                <li aria-hidden="true" className="self-center text-ink-soft max-sm:hidden">
                  <Icon name="plus" className="size-5" />
                </li>
              )}
              <Item item={item} />
            </Fragment>
          ))}
        </ul>
        <form method="post" action={cartPaths.together} className="grid gap-2 md:w-56">
          {items.map(({ id, sku, price }) => (
            <input key={id} type="hidden" name="articulo" value={`${id}:${price}:${sku}`} />
          ))}
          <p className="flex items-baseline justify-between gap-3 md:block">
            <span className="text-sm text-ink-soft">{copy.total(items.length)}</span>
            <b className="text-xl tabular-nums md:block">{formatMoney(total)}</b>
          </p>
          <button type="submit" className={buttonClass('outline')}>
            {copy.add(items.length)}
          </button>
        </form>
      </div>
    </section>
  );
}

function Item({ item: { title, href, picture, alt, price } }: { item: BundleItem }) {
  return (
    <li className="grid min-w-0 grid-cols-[4.5rem_minmax(0,1fr)] gap-3 sm:max-w-52 sm:flex-1 sm:grid-cols-[minmax(0,1fr)] sm:gap-2">
      <Picture
        src={picture}
        alt={alt}
        sizes="128px"
        use="wanted"
        side={128}
        className="aspect-square w-full rounded-md bg-sunken object-cover sm:max-w-32"
      />
      <div className="min-w-0 text-sm">
        {href === undefined ? (
          <p className="line-clamp-2 [overflow-wrap:anywhere]">
            <b>{copy.this}:</b> {title}
          </p>
        ) : (
          <a href={href} className="line-clamp-2 [overflow-wrap:anywhere] hover:underline">
            {title}
          </a>
        )}
        <p className="mt-0.5 font-bold tabular-nums">{formatMoney(price)}</p>
      </div>
    </li>
  );
}
