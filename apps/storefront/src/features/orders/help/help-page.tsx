import { Icon } from '@tianguis/ui';
import { BuyAgainForm } from '../buy-again-form.tsx';
import { GoodsList } from '../goods-list.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { ordersCopy } from '../orders-copy.ts';
import type { HelpNote, HelpOption, HelpPageData } from './help-data.ts';

const copy = ordersCopy.helpPage;

export type HelpPageProps = HelpPageData & {
  /** Key of "comprar de nuevo". */
  pressKey: string;
  heading?: 'h1' | 'h2';
};

/** RL-09: what the customer can do now with an order, or with a product in it. */
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
          <Option key={option.title} {...option} />
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

function Option({ href, icon, title, text }: HelpOption) {
  return (
    <li>
      <a
        href={href}
        className="flex items-center gap-4 rounded-lg border border-line bg-card p-4 transition-colors hover:border-line-strong sm:p-5"
      >
        <span className="grid size-11 flex-none place-items-center rounded-full bg-rosa-wash text-rosa-deep">
          <Icon name={icon} className="size-6" />
        </span>
        <span className="min-w-0 grow [overflow-wrap:anywhere]">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">{text}</span>
        </span>
        <Icon name="chevron-right" className="size-4 flex-none text-ink-soft" />
      </a>
    </li>
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
