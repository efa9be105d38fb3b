import { classNames, Icon, useScopedId } from '@tianguis/ui';
import { Fragment, type ReactNode } from 'react';
import { cartCopy } from '../cart-copy.ts';
import { keyOf } from '../cart-data.ts';
import type { PlacedSeller } from '../cart-places.ts';
import { FreeShippingBar } from '../free-shipping-bar.tsx';
import { CartLine } from './cart-line.tsx';
import { placeOf, RemovedLine } from './removed-line.tsx';

const copy = cartCopy.shipping;

interface SellerGroupProps {
  seller: PlacedSeller;
  version: number;
  wanted: Readonly<Record<string, number>>;
  /** Value from which this seller's goods ship free; undefined if the goods of the whole cart count. */
  freeFrom: number | undefined;
  /** Whether the group is on the first screen. */
  first?: boolean;
  /** Content between the lines, after `after` lines. */
  between?: { after: number; node: ReactNode } | undefined;
}

/** The products of one seller: lines, shipping cost, and the amount that is missing for free shipping. */
export function SellerGroup({ seller, version, wanted, freeFrom, first = false, between }: SellerGroupProps) {
  const titleId = useScopedId(`vendedor-${seller.id}`);
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-line bg-card">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-3 py-2 sm:px-5 sm:py-3">
        <h2 id={titleId} className="min-w-0 text-sm [overflow-wrap:anywhere]">
          <span className="text-ink-soft">{cartCopy.soldBy} </span>
          <a href={seller.href} className="font-bold hover:underline">
            {seller.name}
          </a>
          {seller.isOfficial && (
            <Icon name="badge-check" className="ml-1 inline size-4 align-text-bottom text-talavera" />
          )}
          {seller.isOfficial && <span className="sr-only">, {cartCopy.official}</span>}
        </h2>
        <ShippingWords seller={seller} />
      </header>
      {freeFrom !== undefined && !seller.shipping.isFree && (
        <FreeShippingBar
          {...{ goods: seller.goods, missing: seller.shipping.missing, freeFrom }}
          text={copy.missingOf(seller.shipping.missing)}
          label={copy.barOf(seller.name)}
          className={classNames('border-b border-line', seller.hasLeft && 'invisible')}
        />
      )}
      <ul className="cart-lines">
        {seller.lines.map((line, at) => (
          <Fragment key={keyOf(line)}>
            <li {...placeOf(keyOf(line), line)}>
              {line.leaving ? (
                <RemovedLine line={line} leaving={line.leaving} version={version} />
              ) : (
                <CartLine line={line} version={version} wanted={wanted[keyOf(line)]} first={first && at < 2} />
              )}
            </li>
            {between?.after === at + 1 && <li className="banner">{between.node}</li>}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

function ShippingWords({ seller: { shipping, goods, hasLeft } }: { seller: PlacedSeller }) {
  if (goods === 0) return null;
  const { isFree, cost } = shipping;
  const text = isFree ? copy.free : cost === null ? copy.unknown : cost === 0 ? copy.free : copy.cost(cost);
  return (
    <p className={classNames('text-sm font-semibold', (isFree || cost === 0) && 'text-nopal', hasLeft && 'invisible')}>
      {(isFree || cost === 0) && <Icon name="truck" className="mr-1.5 inline size-4 align-text-bottom" />}
      {text}
    </p>
  );
}
