import { formatMoney } from '@tianguis/domain';

interface ChangedAmountsProps {
  was: { label: string; amount: number };
  is: { label: string; amount: number };
}

/** The amount that the customer was shown, struck out, beside the amount of now. */
export function ChangedAmounts({ was, is }: ChangedAmountsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3">
      <div className="rounded-lg border border-line bg-sunken p-4">
        <dt className="text-sm text-ink-soft">{was.label}</dt>
        <dd className="text-lg text-ink-soft tabular-nums">
          <s>{formatMoney(was.amount)}</s>
        </dd>
      </div>
      <div className="rounded-lg border border-rosa bg-card p-4">
        <dt className="text-sm text-ink-soft">{is.label}</dt>
        <dd className="text-xl font-bold tabular-nums">{formatMoney(is.amount)}</dd>
      </div>
    </dl>
  );
}
