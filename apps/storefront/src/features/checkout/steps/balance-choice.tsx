import { buttonClass } from '@tianguis/ui';
import { stepPath } from '../../../shared/links/checkout-paths.ts';
import { type BalanceChoice as Choice, checkoutFields as fields } from '../checkout-data.ts';

interface BalanceChoiceProps {
  compra: string;
  balance: Choice;
}

/** PA-05: whether the balance pays, and what is left to pay. The browser itself sends the form. */
export function BalanceChoice({ compra, balance: { isUsed, title, text, label, next } }: BalanceChoiceProps) {
  return (
    <form
      method="post"
      action={stepPath('pago', compra)}
      className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-card p-4"
    >
      <p className="min-w-0 flex-1 basis-60">
        <b>{title}</b>
        <span className="block text-sm text-ink-soft">{text}</span>
      </p>
      <button type="submit" name={fields.balance} value={isUsed ? 'no' : 'si'} className={buttonClass('outline')}>
        {label}
      </button>
      {next && (
        <a href={stepPath('revisar', compra)} className={buttonClass('primary', 'min-h-12 w-full')}>
          {next}
        </a>
      )}
    </form>
  );
}
