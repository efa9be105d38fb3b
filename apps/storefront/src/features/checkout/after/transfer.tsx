import { formatMoney } from '@tianguis/domain';
import { Note } from '../../../shared/forms/note.tsx';
import { afterCopy } from '../copy/after-copy.ts';
import { CopyValue } from './copy-value.tsx';
import type { AfterState } from './payment-data.ts';

const copy = afterCopy.transfer;

interface TransferProps {
  state: AfterState & { kind: 'transfer' };
  /** The amount that is still to pay, centavos. */
  amount: number;
  received: number;
}

/** PA-04: where to transfer the exact amount. */
export function Transfer({ state, amount, received }: TransferProps) {
  const { clabe, groups, bank, beneficiary, concept, until, plainAmount } = state;
  return (
    <section
      data-paper=""
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      {received > 0 && (
        <Note look="warning" role="status">
          {copy.part(received, amount)}
        </Note>
      )}
      <dl className="grid gap-3 [&_dt]:text-sm [&_dt]:text-ink-soft">
        <div>
          <dt>{copy.clabe}</dt>
          <dd>
            <CopyValue value={clabe} label={copy.copyClabe}>
              <b className="text-xl tracking-wide tabular-nums max-xs:text-lg">{groups}</b>
            </CopyValue>
          </dd>
        </div>
        <div>
          <dt>{received > 0 ? copy.missing : copy.amount}</dt>
          <dd>
            <CopyValue value={plainAmount} label={copy.copyAmount}>
              <b className="text-xl tabular-nums">{formatMoney(amount)}</b>
            </CopyValue>
          </dd>
        </div>
        <div>
          <dt>{copy.bank}</dt>
          <dd className="font-semibold">{bank}</dd>
        </div>
        <div>
          <dt>{copy.beneficiary}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{beneficiary}</dd>
        </div>
        <div>
          <dt>{copy.concept}</dt>
          <dd>
            <CopyValue value={concept} label={copy.copyConcept}>
              <b className="[overflow-wrap:anywhere]">{concept}</b>
            </CopyValue>
          </dd>
        </div>
      </dl>
      <p className="font-semibold">{copy.until(until)}</p>
      <p className="text-sm text-ink-soft">{copy.note}</p>
    </section>
  );
}
