import { Icon } from '@tianguis/ui';
import { LinkTile } from '../../../shared/links/link-tile.tsx';
import { BuyAgainForm } from '../buy-again-form.tsx';
import { GoodsList } from '../goods-list.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { ordersCopy } from '../orders-copy.ts';
import type { HelpNote, HelpPageData } from './help-data.ts';

const copy = ordersCopy.helpPage;

export type HelpPageProps = HelpPageData & {
  /** Key of "comprar de nuevo". */
  pressKey: string;
  heading?: 'h1' | 'h2';
};

/** RL-09: the steps that the customer can take now with an order, or with a product of the order. */
export function HelpPage({ facts, goods, wholeHref, options, notes, canBuyAgain, pressKey, heading }: HelpPageProps) {
  return (
    <OrderFrame facts={facts} title={copy.title} heading={heading}>
      {goods.length > 0 && (
        <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
          <GoodsList goods={goods} />
          {wholeHref !== undefined && (
            <a
              href={wholeHref}
              className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-talavera hover:underline"
            >
              {copy.whole}
            </a>
          )}
        </div>
      )}
      {notes.map((note) => (
        <Note key={note.title} {...note} />
      ))}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {options.map((option) => (
          <li key={option.title}>
            <LinkTile {...option} />
          </li>
        ))}
      </ul>
      {canBuyAgain && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-card p-4 sm:p-5">
          <p className="min-w-0">{copy.again}</p>
          <div className="max-sm:w-full">
            <BuyAgainForm order={facts.number} pressKey={pressKey} />
          </div>
        </div>
      )}
    </OrderFrame>
  );
}

function Note({ title, text }: HelpNote) {
  return (
    <div className="flex items-start gap-3 rounded-lg bg-sunken p-4 sm:p-5">
      <Icon name="info" className="mt-0.5 size-5 flex-none text-ink-soft" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
    </div>
  );
}
