import type { Address, CheckoutStep } from '@tianguis/contract';
import { formatMoney } from '@tianguis/domain';
import { type FormResult, Icon } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../shared/forms/note.tsx';
import { stepPath } from '../../../shared/links/checkout-paths.ts';
import { Link } from '../../../shared/links/link.tsx';
import { paths } from '../../../shared/links/paths.ts';
import {
  type CheckoutPageData,
  giftParameter,
  type LegalText,
  type ParcelWords,
  type PaymentChoices,
} from '../checkout-data.ts';
import { paymentCopy } from '../copy/payment-copy.ts';
import { reviewCopy as copy } from '../copy/review-copy.ts';
import { AddressLines } from './address-lines.tsx';
import { LeftOut } from './left-out.tsx';
import { PayForm } from './pay-form.tsx';

export interface ReviewStepProps {
  page: CheckoutPageData;
  hash: string;
  /** Identifies the choices that the page shows. */
  chosen: string;
  address: Address;
  recibe: string;
  dedicatoria: string;
  parcels: readonly ParcelWords[];
  payment: PaymentChoices;
  /** The legal texts that the customer accepts. */
  texts: readonly LegalText[];
  result?: FormResult | undefined;
  sample?: boolean;
}

/** CO-04: everything that is bought, where it goes, when it arrives and how it is paid, with one button. */
export function ReviewStep(props: ReviewStepProps) {
  const { page, result } = props;
  const { compra, leftOut } = page;
  const message = result?.message ?? '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {message !== '' && (
        <Note look="alarm" role="alert">
          {message}
        </Note>
      )}
      <LeftOut compra={compra} lines={leftOut} />
      {page.lines.length === 0 ? (
        <p>
          {copy.nothing}{' '}
          <a href={paths.cart} className="touch font-semibold text-talavera underline">
            {copy.toCart}
          </a>
        </p>
      ) : (
        <Purchase {...props} />
      )}
    </div>
  );
}

/** The purchase, and the button that places the order. */
function Purchase(props: ReviewStepProps) {
  const { page, hash, chosen, address, recibe, dedicatoria, parcels, payment, texts, sample } = props;
  const { compra, steps, totals } = page;
  // A gift of a registry goes where its owner wants it.
  const canMove = steps.includes('direccion');
  return (
    <>
      <div className="divide-y divide-line rounded-lg border border-line bg-card">
        <Part title={copy.address} step={canMove ? 'direccion' : undefined} compra={compra}>
          <p className="font-semibold">{recibe === '' ? address.nombre : copy.receives(recibe)}</p>
          <AddressLines address={address} />
          {dedicatoria !== '' && (
            <p className="mt-2 flex items-start gap-2 text-sm">
              <Icon name="gift" className="mt-0.5 size-4 flex-none text-ink-soft" />
              <span className="min-w-0 whitespace-pre-line">
                <span className="sr-only">{copy.gift}: </span>
                {dedicatoria}
              </span>
            </p>
          )}
          {canMove && recibe === '' && dedicatoria === '' && (
            <Link
              href={stepPath('direccion', compra, { [giftParameter]: '1' })}
              className="touch mt-2 inline-flex items-center gap-2 text-sm text-talavera underline"
            >
              <Icon name="gift" className="size-4 flex-none" />
              {copy.addGift}
            </Link>
          )}
        </Part>
        <Part title={copy.delivery} step={steps.includes('envio') ? 'envio' : undefined} compra={compra}>
          <ul className="grid gap-2">
            {parcels.map((parcel) => (
              <li key={parcel.key}>
                <p className="font-semibold">{parcel.arrives}</p>
                <p className="line-clamp-2 text-sm text-ink-soft">
                  {parcel.service} · {parcel.titles.join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={copy.payment} step="pago" compra={compra}>
          <PaymentWords payment={payment} />
        </Part>
      </div>
      <PayForm
        compra={compra}
        {...{ hash, chosen }}
        total={totals.total}
        label={payment.way === 'card' && payment.total > 0 ? copy.pay(payment.total) : copy.order(totals.total)}
        note={payment.total === 0 ? copy.payNote.balance : payment.way && copy.payNote[payment.way]}
        sample={sample}
      />
      <Accepted texts={texts} />
    </>
  );
}

function Part(props: { title: string; step: CheckoutStep | undefined; compra: string; children: ReactNode }) {
  const { title, step, compra } = props;
  return (
    <section className="p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-sm text-ink-soft">{title}</h2>
        {step && (
          <Link
            href={stepPath(step, compra)}
            aria-label={copy.changeOf(title.toLocaleLowerCase('es-MX'))}
            className="touch flex-none text-sm font-semibold text-talavera underline"
          >
            {copy.change}
          </Link>
        )}
      </div>
      <div className="mt-1 min-w-0 [overflow-wrap:anywhere]">{props.children}</div>
    </section>
  );
}

/** The way to pay, with the plan of months. */
function PaymentWords({ payment }: { payment: PaymentChoices }) {
  const { way, card, plans, months, total, ways, balance } = payment;
  const byBalance = balance?.isUsed && <p className="font-semibold">{balance.title}</p>;
  if (total === 0) return byBalance;
  const plan = plans.find((one) => one.months === months);
  const most = Math.max(0, ...plans.map((one) => one.months));
  const { name, until } = ways.find((one) => one.way === way) ?? {};
  return (
    <>
      {byBalance}
      <p className="font-semibold">
        {byBalance && `${formatMoney(total)}: `}
        {name ??
          (way === 'card' && card ? paymentCopy.card(card) : (way === 'oxxo' || way === 'spei') && paymentCopy[way])}
      </p>
      {way === 'card' && (
        <p className="text-sm text-ink-soft">
          {plan ? (
            <>
              {paymentCopy.months.name(plan.months)}: {paymentCopy.months.plan(plan)}. {paymentCopy.months.total(total)}
            </>
          ) : most > 0 ? (
            copy.monthsToChoose(most)
          ) : (
            copy.onePayment
          )}
        </p>
      )}
      {until !== undefined && <p className="text-sm text-ink-soft">{name ? until : paymentCopy.until(until)}</p>}
    </>
  );
}

/** The legal texts that the customer accepts by paying. */
function Accepted({ texts }: { texts: readonly LegalText[] }) {
  if (texts.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      {copy.accept}{' '}
      {texts.map(({ href, name }, at) => (
        <span key={href}>
          {at > 0 && (at === texts.length - 1 ? ` ${copy.and} ` : ', ')}
          <a href={href} target="_blank" className="underline" rel="noopener">
            {name}
          </a>
        </span>
      ))}
      .
    </p>
  );
}
