import { buttonClass, Icon } from '@tianguis/ui';
import { Card } from '../../../shared/frame/card.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { BuyAgainForm } from '../buy-again-form.tsx';
import { GoodsList } from '../goods-list.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { cancellationCopy } from './cancellation-copy.ts';
import type { DonePageData } from './done-data.ts';

const copy = cancellationCopy.done;

export type DonePageProps = DonePageData & {
  /** Key of "comprar de nuevo". */
  pressKey: string;
  heading?: 'h1' | 'h2';
};

/** RL-09: the cancelled pieces, and the amount that goes back, its target and its day. */
export function DonePage({ facts, isWhole, goods, sentences, accountHref, pressKey, heading }: DonePageProps) {
  return (
    <OrderFrame facts={facts} title={isWhole ? copy.whole : copy.pieces} heading={heading}>
      <Card icon="return" title={copy.money}>
        <ul className="mt-2 grid gap-2">
          {sentences.map((sentence) => (
            <li key={sentence} className="flex items-start gap-2 [overflow-wrap:anywhere]">
              <Icon name="check" className="mt-0.5 size-5 flex-none text-nopal" />
              <span className="min-w-0">{sentence}</span>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-ink-soft">{copy.mail}</p>
        {accountHref !== undefined && (
          <a href={accountHref} className={buttonClass('primary', 'mt-3 min-h-12 max-sm:w-full')}>
            {copy.account}
          </a>
        )}
      </Card>
      <Card icon="package" title={copy.goods}>
        <div className="mt-3">
          <GoodsList goods={goods} />
        </div>
      </Card>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <a href={facts.href} className={buttonClass(accountHref === undefined ? 'primary' : 'outline')}>
          {cancellationCopy.see}
        </a>
        <BuyAgainForm order={facts.number} pressKey={pressKey} />
        <a href={paths.home} className={buttonClass('quiet')}>
          {copy.shopping}
        </a>
      </div>
    </OrderFrame>
  );
}
