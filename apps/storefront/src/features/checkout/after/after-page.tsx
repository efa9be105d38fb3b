import { formatMoney } from '@tianguis/domain';
import { buttonClass, Icon, type IconName } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../shared/forms/note.tsx';
import { orderPath, payPath } from '../../../shared/links/checkout-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { afterCopy } from '../copy/after-copy.ts';
import { Heading, PageTitle } from '../page-title.tsx';
import { Parcels } from './parcels.tsx';
import type { AfterPageData, AfterState } from './payment-data.ts';
import { Slip } from './slip.tsx';
import { Transfer } from './transfer.tsx';
import { Waiting } from './waiting.tsx';

const copy = afterCopy.thanks;

const titles: Readonly<Record<AfterState['kind'], string>> = {
  ...{ paid: copy.paid.title, review: copy.review.title, unknown: copy.unknown.title },
  ...{ challenge: copy.challenge.title, declined: copy.declined.title, unpaid: copy.unpaid.title },
  ...{ ended: copy.ended.title, slip: afterCopy.oxxoSlip.title, transfer: afterCopy.transfer.title },
};
const icons: Readonly<Record<AfterState['kind'], IconName>> = {
  ...{
    paid: 'check',
    review: 'hourglass',
    unknown: 'hourglass',
    challenge: 'bank',
    declined: 'alert',
    unpaid: 'clock',
  },
  ...{ ended: 'alert', slip: 'receipt', transfer: 'bank' },
};

/** States in which nothing is left to pay for the customer. */
const paying: ReadonlySet<AfterPageData['state']['kind']> = new Set(['paid', 'review', 'unknown']);

interface AfterPageProps {
  after: AfterPageData;
  heading?: 'h1' | 'h2';
  /** What the page offers at its end. */
  offer?: ReactNode;
}

/** The page after an order: its number, and what was paid or is to be paid. */
export function AfterPage({ after, heading = 'h1', offer }: AfterPageProps) {
  const { order, state, isAway, parcels, invoiceHref, held } = after;
  const title = titles[state.kind];
  const isGood = state.kind === 'paid';
  return (
    <div className="page grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 py-6 sm:py-10">
      <PageTitle title={title} heading={heading} />
      <div className="flex items-start gap-3">
        <span
          className={`grid size-11 flex-none place-items-center rounded-full ${isGood ? 'bg-nopal-wash text-nopal' : 'bg-cempasuchil-wash text-cempasuchil-ink'}`}
        >
          <Icon name={icons[state.kind]} className="size-6" />
        </span>
        <div className="min-w-0">
          <Heading as={heading}>{title}</Heading>
          <p className="text-ink-soft tabular-nums">{copy.number(order)}</p>
        </div>
      </div>
      {isAway && (
        <Note look="warning" role="status">
          {copy.away}
        </Note>
      )}
      {held && <p className="font-semibold">{held}</p>}
      <Content after={after} isSample={heading === 'h2'} />
      {state.kind !== 'ended' && <Parcels parcels={parcels} isPaid={paying.has(state.kind)} />}
      <div className="flex flex-wrap gap-2 print:hidden">
        <a href={orderPath(order)} className={buttonClass(isGood ? 'primary' : 'outline')}>
          {copy.see}
        </a>
        {invoiceHref !== undefined && (
          <a href={invoiceHref} className={buttonClass('outline')}>
            {copy.invoice}
          </a>
        )}
        <a href={paths.home} className={buttonClass('quiet')}>
          {copy.shopping}
        </a>
      </div>
      {state.kind !== 'ended' && offer}
    </div>
  );
}

function Content({ after, isSample }: { after: AfterPageData; isSample: boolean }): ReactNode {
  const { order, state, total, received, missing, canPay, checked, refreshSeconds } = after;
  switch (state.kind) {
    case 'paid':
      return (
        <div className="rounded-lg border border-line bg-card p-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{state.by === '' ? copy.paid.total : copy.paid.by(state.by)}</span>
            <b className="text-xl tabular-nums">{formatMoney(total)}</b>
          </p>
          {state.plan !== undefined && <p className="text-sm text-ink-soft">{state.plan}</p>}
          <p className="mt-2 text-sm text-ink-soft">
            {copy.paid.text} {copy.mail}
          </p>
        </div>
      );
    case 'review':
      return <p className="max-w-[65ch]">{copy.review.text}</p>;
    case 'unknown':
      return <Waiting checked={checked} seconds={refreshSeconds} isSample={isSample} />;
    case 'challenge':
      return (
        <>
          <p className="max-w-[65ch]">{copy.challenge.text}</p>
          <p>
            <a href={state.to} className={buttonClass('primary', 'min-h-12 text-base max-sm:w-full')}>
              {copy.challenge.go}
            </a>
          </p>
          {canPay && <OtherWay order={order} />}
          <Waiting checked={checked} seconds={refreshSeconds} isSample={isSample} isQuiet />
        </>
      );
    case 'declined':
      return (
        <>
          <Note look="alarm" role="alert">
            {state.why}
          </Note>
          {canPay && (
            <>
              <p className="max-w-[65ch]">{copy.declined.kept}</p>
              <p>
                <a href={payPath(order)} className={buttonClass('primary', 'min-h-12 text-base max-sm:w-full')}>
                  {copy.declined.again}
                </a>
              </p>
            </>
          )}
        </>
      );
    case 'unpaid':
      return (
        <>
          <p className="max-w-[65ch]">{copy.unpaid.text}</p>
          {canPay && (
            <p>
              <a href={payPath(order)} className={buttonClass('primary', 'min-h-12 text-base max-sm:w-full')}>
                {copy.unpaid.pay(missing)}
              </a>
            </p>
          )}
        </>
      );
    case 'ended':
      return (
        <>
          <p className="max-w-[65ch]">
            {state.isExpired ? copy.ended.expired : copy.ended.cancelled}
            {received > 0 && ` ${copy.ended.received(received)}`}
          </p>
          <p>
            <a href={paths.cart} className={buttonClass('primary')}>
              {copy.ended.cart}
            </a>
          </p>
        </>
      );
    case 'slip':
      return (
        <>
          <Slip state={state} amount={state.amount} />
          {canPay && <OtherWay order={order} />}
          <Waiting checked={checked} seconds={refreshSeconds} isSample={isSample} isQuiet />
        </>
      );
    case 'transfer':
      return (
        <>
          <Transfer state={state} amount={missing} received={received} />
          {canPay && <OtherWay order={order} />}
          <Waiting checked={checked} seconds={refreshSeconds} isSample={isSample} isQuiet />
        </>
      );
  }
}

function OtherWay({ order }: { order: string }) {
  return (
    <p className="print:hidden">
      <a href={payPath(order)} className="touch text-sm font-semibold text-talavera underline">
        {afterCopy.oxxoSlip.other}
      </a>
    </p>
  );
}
