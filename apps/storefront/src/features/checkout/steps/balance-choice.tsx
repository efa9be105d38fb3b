import { buttonClass, type FormResult, PlainForm, TextField } from '@tianguis/ui';
import { stepPath } from '../../../shared/links/checkout-paths.ts';
import { type BalanceChoice as Choice, checkoutFields as fields } from '../checkout-data.ts';

interface BalanceChoiceProps {
  compra: string;
  balance: Choice;
  result: FormResult | undefined;
  sample?: boolean;
}

/** PA-05: how much the balance pays, and what is left to pay. The browser itself sends the form. */
export function BalanceChoice({ compra, balance, result, sample = false }: BalanceChoiceProps) {
  const { title, text, field, value, label, stop, next } = balance;
  const button = (answer: string, face: string) => (
    <button type="submit" name={fields.balance} value={answer} className={buttonClass('outline')}>
      {face}
    </button>
  );
  return (
    <PlainForm
      id="saldo"
      action={stepPath('pago', compra)}
      values={{ [fields.balanceMost]: value }}
      {...{ result, sample }}
      className="rounded-lg border border-line bg-card p-4"
    >
      <p>
        <b>{title}</b>
        <span className="block text-sm text-ink-soft">{text}</span>
      </p>
      <TextField
        label={field}
        name={fields.balanceMost}
        inputMode="decimal"
        autoComplete="off"
        className="min-w-0"
        end={
          <>
            {button('si', label)}
            {stop && button('no', stop)}
          </>
        }
      />
      {next && (
        <a href={stepPath('revisar', compra)} className={buttonClass('primary', 'min-h-12 w-full')}>
          {next}
        </a>
      )}
    </PlainForm>
  );
}
