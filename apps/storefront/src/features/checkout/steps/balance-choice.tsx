import { buttonClass, Icon } from '@tianguis/ui';
import { stepPath } from '../../../shared/links/checkout-paths.ts';
import { type BalanceChoice as Choice, checkoutFields as fields } from '../checkout-data.ts';
import { paymentCopy } from '../copy/payment-copy.ts';

const copy = paymentCopy.balance;

interface BalanceChoiceProps {
  compra: string;
  balance: Choice;
  /** What the other way pays. */
  rest: number;
}

/** PA-05: whether the balance pays, and what is left to pay. The browser itself sends the form. */
export function BalanceChoice({ compra, balance: { available, offered, isUsed }, rest }: BalanceChoiceProps) {
  const isAll = isUsed && rest === 0;
  return (
    <form
      method="post"
      action={stepPath('pago', compra)}
      className={`rounded-lg border bg-card p-4 ${isUsed ? 'border-nopal' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 flex-1 basis-60 gap-2">
          <Icon
            name={isUsed ? 'check' : 'return'}
            className={`mt-0.5 size-5 flex-none ${isUsed ? 'text-nopal' : 'text-ink-soft'}`}
          />
          <span>
            <b>{isUsed ? copy.uses(offered) : copy.have(available)}</b>
            <span className="block text-sm text-ink-soft">
              {isUsed ? (isAll ? copy.all : copy.rest(rest)) : copy.offer(offered, rest - offered)}
            </span>
          </span>
        </p>
        <button
          type="submit"
          name={fields.balance}
          value={isUsed ? 'no' : 'si'}
          className={buttonClass('outline', 'max-sm:w-full')}
        >
          {isUsed ? copy.stop : copy.use}
        </button>
      </div>
      {isAll && (
        <a href={stepPath('revisar', compra)} className={buttonClass('primary', 'mt-4 min-h-12 max-sm:w-full')}>
          {copy.next}
        </a>
      )}
    </form>
  );
}
