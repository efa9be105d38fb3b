import { orderPath } from '@tianguis/domain';
import { buttonClass, Icon } from '@tianguis/ui';
import { buyAgainFields as fields } from './order/order-fields.ts';
import { ordersCopy as copy } from './orders-copy.ts';

interface BuyAgainFormProps {
  order: string;
  /** Key of the press, so that a repeated request adds nothing more. */
  pressKey: string;
  look?: 'outline' | 'secondary' | 'quiet';
}

/** Adds the goods of an order to the cart with one press. */
export function BuyAgainForm({ order, pressKey, look = 'outline' }: BuyAgainFormProps) {
  return (
    <form method="post" action={orderPath(order)} className="print:hidden">
      <input type="hidden" name={fields.key} value={pressKey} />
      <button type="submit" aria-label={copy.againOf(order)} className={buttonClass(look, 'w-full max-sm:px-2')}>
        <Icon name="cart" className="size-4 flex-none max-sm:hidden" />
        {copy.again}
      </button>
    </form>
  );
}
