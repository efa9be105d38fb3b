import { Stars } from '@tianguis/ui';
import { commerceCopy as copy } from './copy.ts';

/** Stars, the average and how many people gave it; nothing for a product without reviews. */
export function Rating({ value, count, className }: { value: number; count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span className={`inline-flex items-center gap-1 ${className ?? ''}`}>
      <Stars value={value} label={copy.stars(value)} />
      <span aria-hidden="true" className="font-semibold">
        {value.toFixed(1)}
      </span>
      <span className="text-ink-soft">
        <span aria-hidden="true">({count.toLocaleString('es-MX')})</span>
        <span className="sr-only">{copy.reviews(count)}</span>
      </span>
    </span>
  );
}
