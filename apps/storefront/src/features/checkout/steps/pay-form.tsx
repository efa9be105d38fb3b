import { buttonClass, Icon, useOnce } from '@tianguis/ui';
import { stepPath } from '../../../shared/links/checkout-paths.ts';
import { checkoutFields as fields } from '../checkout-data.ts';
import { paymentCopy } from '../copy/payment-copy.ts';

interface PayFormProps {
  compra: string;
  /** The quote to which the customer agrees, and its total. */
  hash: string;
  total: number;
  /** Identifies the way to pay, the receiver and the note that the customer was shown. */
  chosen: string;
  label: string;
  /** What happens by pressing the button. */
  note?: string | undefined;
  sample?: boolean | undefined;
}

/**
 * The button that places the order. The browser itself sends the form, since the answer may lead to a page of the bank.
 * A second press sends nothing.
 */
export function PayForm({ compra, hash, total, chosen, label, note, sample = false }: PayFormProps) {
  const { isSending, onSubmit } = useOnce(sample);
  return (
    <form method="post" action={stepPath('revisar', compra)} onSubmit={onSubmit} className="grid gap-2">
      <input type="hidden" name={fields.hash} value={hash} />
      <input type="hidden" name={fields.total} value={total} />
      <input type="hidden" name={fields.chosen} value={chosen} />
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonClass('primary', 'min-h-13 w-full text-lg aria-disabled:opacity-60')}
      >
        <Icon name="shield" className="size-5" />
        {label}
      </button>
      <p role="status" className="min-h-10 text-center text-sm text-ink-soft sm:min-h-5">
        {isSending ? paymentCopy.paying : note}
      </p>
    </form>
  );
}
