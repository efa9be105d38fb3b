import { Icon } from '@tianguis/ui';
import { shopCopy as copy } from './shop-copy.ts';

/** A way to pay as a line of a list: its mark, and its name for those who do not see it. */
export function PaymentMark({ way }: { way: keyof typeof copy.payment }) {
  return (
    <li title={copy.payment[way]}>
      <Icon name={`pay-${way}`} className="h-7.5 w-12" />
      <span className="sr-only">{copy.payment[way]}</span>
    </li>
  );
}
