import { formatMoney } from '@tianguis/domain';
import { buttonClass } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../shared/forms/note.tsx';
import { Card } from '../../../shared/frame/card.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { creditCopy as copy } from './credit-copy.ts';
import type { CreditHomeData, CreditMonth } from './credit-data.ts';

/** RT-29: what a customer can spend, owes, and has to pay by when, with the movements of each month. */
export function CreditHome(home: CreditHomeData) {
  const { limit, used, favor, available, overdue, isStopped, isOffered, next, payTo, statements } = home;
  return (
    <>
      {overdue > 0 && (
        <Note look="alarm" role="alert">
          {copy.overdue(overdue)}
        </Note>
      )}
      {isStopped && <Note look="warning">{copy.stopped}</Note>}
      {!isOffered && <Note look="warning">{copy.closed}</Note>}
      <section className="rounded-lg border border-line bg-card p-4 sm:p-5">
        <p className="text-ink-soft">{copy.available}</p>
        <p className="text-3xl font-bold tabular-nums">{formatMoney(available)}</p>
        <p className="text-ink-soft">{copy.limit(limit)}</p>
        <dl className="mt-3 grid gap-1 border-t border-line pt-3">
          <Row name={copy.used}>{formatMoney(used)}</Row>
          {favor > 0 && <Row name={copy.favor}>{formatMoney(favor)}</Row>}
        </dl>
        {favor > 0 && <p className="mt-2 text-sm text-ink-soft">{copy.favorText}</p>}
      </section>
      <Card icon="clock" title={copy.next}>
        {next ? (
          <p className="mt-2">
            <b className="block text-xl tabular-nums">{formatMoney(next.amount)}</b>
            {next.text}
          </p>
        ) : (
          used === 0 && <p className="mt-2">{copy.nothing}</p>
        )}
        {payTo && <HowToPay {...payTo} />}
      </Card>
      <Card icon="receipt" title={copy.statements}>
        {statements.length === 0 ? (
          <>
            <p className="mt-2">{copy.none}</p>
            {isOffered && (
              <a href={paths.offers} className={buttonClass('outline', 'mt-3 max-sm:w-full')}>
                {copy.shop}
              </a>
            )}
          </>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            {statements.map(({ key, ...month }) => (
              <Month key={key} {...month} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function HowToPay({ clabe, bank, holder, concept }: NonNullable<CreditHomeData['payTo']>) {
  const words = copy.pay;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{words.text}</p>
      <dl className="mt-2 grid gap-1">
        <Row name={words.clabe}>{clabe}</Row>
        <Row name={words.bank}>{bank}</Row>
        <Row name={words.holder}>{holder}</Row>
        <Row name={words.concept}>{concept}</Row>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">{words.conceptHint}</p>
    </div>
  );
}

function Month({ title, due, charges, credits, missing, movements }: Omit<CreditMonth, 'key'>) {
  return (
    <li className="py-3">
      <h3 className="font-semibold">{title}</h3>
      {due !== '' && <p className="text-sm text-ink-soft">{due}</p>}
      <dl className="mt-2 grid gap-1 text-sm">
        <Row name={copy.charges}>{formatMoney(charges)}</Row>
        <Row name={copy.credits}>{credits === 0 ? formatMoney(0) : `−${formatMoney(credits)}`}</Row>
        <Row name={copy.missing}>{formatMoney(missing)}</Row>
      </dl>
      <ul className="mt-2 divide-y divide-line rounded-md bg-sunken px-3">
        {movements.map(({ key, text, date, amount, order }) => (
          <li key={key} className="flex justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block">{text}</span>
              <span className="block text-sm text-ink-soft">
                {date}
                {order && (
                  <>
                    {' · '}
                    <a href={order.href} className="touch text-talavera underline">
                      {copy.order(order.number)}
                    </a>
                  </>
                )}
              </span>
            </span>
            <b className={`flex-none tabular-nums ${amount < 0 ? 'text-nopal' : ''}`}>
              {amount < 0 ? '−' : ''}
              {formatMoney(Math.abs(amount))}
            </b>
          </li>
        ))}
      </ul>
    </li>
  );
}
