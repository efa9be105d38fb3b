import { buttonClass, type FormResult, useScopedId } from '@tianguis/ui';
import { stepPath } from '../../../shared/links/checkout-paths.ts';
import { type BalanceChoice as Choice, checkoutFields as fields } from '../checkout-data.ts';

interface BalanceChoiceProps {
  compra: string;
  balance: Choice;
  result: FormResult | undefined;
}

/**
 * PA-05: how much the balance pays, and what is left to pay. The browser itself sends the form. The fields are plain,
 * since the form kit would make the scripts of this page larger than 125 kB.
 */
export function BalanceChoice({ compra, balance, result }: BalanceChoiceProps) {
  const { title, text, field, value, label, stop, next } = balance;
  const name = fields.balanceMost;
  const error = result?.fieldErrors[name];
  const id = useScopedId(name);
  const button = (answer: string, face: string) => (
    <button type="submit" name={fields.balance} value={answer} className={buttonClass('outline')}>
      {face}
    </button>
  );
  return (
    <form
      method="post"
      action={stepPath('pago', compra)}
      className="grid gap-3 rounded-lg border border-line bg-card p-4"
    >
      <p>
        <b>{title}</b>
        <span className="block text-sm text-ink-soft">{text}</span>
      </p>
      <div className="field">
        <label htmlFor={id} className="field-label">
          {field}
        </label>
        <div className="field-row">
          <input
            id={id}
            name={name}
            defaultValue={result?.values[name] ?? value}
            inputMode="decimal"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the error of a document that answers a form
            autoFocus={!!error}
            aria-invalid={!!error}
            aria-describedby={`${id}-error`}
            className="field-input"
          />
          {button('si', label)}
          {stop && button('no', stop)}
        </div>
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      </div>
      {next && (
        <a href={stepPath('revisar', compra)} className={buttonClass('primary', 'min-h-12')}>
          {next}
        </a>
      )}
    </form>
  );
}
