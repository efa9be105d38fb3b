import { formatMoney } from '@tianguis/domain';
import { classNames } from '@tianguis/ui';

interface FreeShippingBarProps {
  /** Value of the goods that count, and the value from which shipping is free. */
  goods: number;
  freeFrom: number;
  /** Centavos that are missing. */
  missing: number;
  text: string;
  /** Name of the meter. */
  label: string;
  className?: string;
}

/** A bar that shows how much the goods of a cart or of a seller need for free shipping (BL-03). */
export function FreeShippingBar({ goods, freeFrom, missing, text, label, className = '' }: FreeShippingBarProps) {
  if (goods === 0 || missing <= 0) return null;
  return (
    <div className={classNames('bg-sunken px-3 py-2 text-sm sm:px-5 sm:py-2.5', className)}>
      <p>
        {text} <span className="text-ink-soft">({formatMoney(freeFrom)})</span>
      </p>
      <meter aria-label={label} min={0} max={freeFrom} value={goods} className="cart-meter">
        {formatMoney(goods)}
      </meter>
    </div>
  );
}
