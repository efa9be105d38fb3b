import { Icon } from '@tianguis/ui';
import { shopCopy as copy } from './shop-copy.ts';

/** A payment method as a list item: its logo, with its name for screen readers. */
export function PaymentMark({ way }: { way: keyof typeof copy.payment }) {
  return (
    <li title={copy.payment[way]}>
      <Icon name={`pay-${way}`} className="h-7.5 w-12" />
      <span className="sr-only">{copy.payment[way]}</span>
    </li>
  );
}
