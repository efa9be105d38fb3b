import { formatMoney } from '@tianguis/domain';
import {
  buttonClass,
  type FieldTexts,
  FormMessage,
  type FormResult,
  PlainForm,
  SubmitButton,
  TextField,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/frame/card.tsx';
import { paths } from '../../../shared/links/paths.ts';
import { refundAccountCopy } from '../refund-account/refund-account-copy.ts';
import { balanceCopy as copy } from './balance-copy.ts';
import type { BalanceData } from './balance-data.ts';
import { balanceFields as fields } from './balance-fields.ts';

export type BalanceViewProps = BalanceData & {
  action: string;
  id: string;
  confirmHref: string;
  isConfirmed: boolean;
  values: FieldTexts;
  result?: FormResult | undefined;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  sample?: boolean;
};

/** PA-05: what the customer has, where it came from, and sending it to an account. */
export function BalanceView({ sample = false, ...page }: BalanceViewProps) {
  const { amount, held, movements, payouts } = page;
  return (
    <>
      <section className="rounded-lg border border-line bg-card p-4 sm:p-5">
        <p className="text-ink-soft">{copy.have}</p>
        <p className="text-3xl font-bold tabular-nums">{formatMoney(amount)}</p>
        {held > 0 && <p className="mt-1 text-sm text-ink-soft">{copy.held(held)}</p>}
        {amount === 0 && movements.length === 0 && <p className="mt-2">{copy.none}</p>}
        {amount > 0 && (
          <a href={paths.home} className={buttonClass('outline', 'mt-3 max-sm:w-full')}>
            {copy.shop}
          </a>
        )}
      </section>
      {amount > 0 && (
        <Card icon="bank" title={copy.send.title}>
          <p className="mt-1 text-ink-soft">{copy.send.text}</p>
          {page.isConfirmed ? <PayOutForm {...page} sample={sample} /> : <Confirm href={page.confirmHref} />}
        </Card>
      )}
      {payouts.length > 0 && (
        <Card icon="bank" title={copy.payouts}>
          <ul className="mt-2 divide-y divide-line">
            {payouts.map((payout) => (
              <li key={payout.key} className="flex flex-wrap justify-between gap-x-4 py-3">
                <span className="min-w-0 flex-1 basis-52">
                  <span className="block [overflow-wrap:anywhere]">{payout.to}</span>
                  <span className="block text-sm text-ink-soft">{payout.progress}</span>
                </span>
                <b className="tabular-nums">{formatMoney(payout.amount)}</b>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {movements.length > 0 && <Movements movements={movements} />}
      {amount > 0 && page.isConfirmed && <GiveUp {...page} sample={sample} />}
    </>
  );
}

function Movements({ movements }: Pick<BalanceData, 'movements'>) {
  return (
    <Card icon="clock" title={copy.movements}>
      <ul className="mt-2 divide-y divide-line">
        {movements.map(({ key, text, date, amount, order }) => (
          <li key={key} className="flex justify-between gap-4 py-3">
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
            <b className={`flex-none tabular-nums ${amount > 0 ? 'text-nopal' : ''}`}>
              {amount > 0 ? '+' : '−'}
              {formatMoney(Math.abs(amount))}
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Confirm({ href }: { href: string }) {
  return (
    <>
      <p className="mt-3">{refundAccountCopy.confirm}</p>
      <a href={href} className={buttonClass('primary', 'mt-3 min-h-12 max-sm:w-full')}>
        {refundAccountCopy.goOn}
      </a>
    </>
  );
}

function PayOutForm({ action, id, amount, values, result, owner, sample }: BalanceViewProps) {
  return (
    <PlainForm
      id="enviar-saldo"
      {...{ action, values, result }}
      sample={sample === true}
      className="mt-4 max-w-md [&>.form-message:empty]:-mt-4"
    >
      <input type="hidden" name={fields.id} value={id} />
      {owner}
      <TextField
        name={fields.amount}
        label={copy.send.amount}
        hint={copy.send.amountHint(amount)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        name={fields.clabe}
        label={refundAccountCopy.clabe}
        hint={refundAccountCopy.clabeHint}
        inputMode="numeric"
        autoComplete="off"
        required
        className="text-lg tracking-wider tabular-nums"
      />
      <TextField
        name={fields.holder}
        label={refundAccountCopy.holder}
        hint={refundAccountCopy.holderHint}
        autoComplete="off"
        required
      />
      <FormMessage role="alert" sending={refundAccountCopy.sending} />
      <SubmitButton className="min-h-12 justify-self-start max-sm:w-full">{copy.send.submit}</SubmitButton>
    </PlainForm>
  );
}

/** AF-07: an account with a balance is not deleted. */
function GiveUp({ action, id, amount, sample }: BalanceViewProps) {
  return (
    <details className="rounded-lg border border-line bg-card p-4 sm:p-5">
      <summary className="touch font-semibold">{copy.giveUp.title}</summary>
      <p className="mt-2 max-w-[65ch]">{copy.giveUp.text}</p>
      <PlainForm id="renunciar-saldo" action={action} sample={sample === true} className="mt-3">
        <input type="hidden" name={fields.what} value="renunciar" />
        <input type="hidden" name={fields.id} value={id} />
        <input type="hidden" name={fields.amount} value={amount} />
        <SubmitButton look="danger" className="justify-self-start max-sm:w-full">
          {copy.giveUp.submit(amount)}
        </SubmitButton>
      </PlainForm>
    </details>
  );
}
