import { formatCount } from '@tianguis/domain';
import { classNames, Stars } from '@tianguis/ui';
import { commerceCopy as copy } from '../copy.ts';

/** Stars, average and number of ratings; nothing for a product without ratings. */
export function Rating({ value, count, className }: { value: number; count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span className={classNames('rating', className)}>
      <Stars value={value} label={copy.stars(value)} />
      <b aria-hidden="true">{value.toFixed(1)}</b>
      <span aria-hidden="true">{`(${formatCount(count)})`}</span>
      <span className="sr-only">{copy.reviews(count)}</span>
    </span>
  );
}
