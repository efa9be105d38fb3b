import { badgeCount, readWhole } from '@tianguis/domain';
import { useCookie } from '../../shared/device/use-cookie.ts';

/**
 * Number of pieces in the cart (UI-02), from the readable cookie `total_items`; nothing if the cart is empty. The badge
 * appears after hydration, since the page is the same for everybody. It moves nothing.
 */
export function CartBadge() {
  const count = readWhole(useCookie('total_items')) ?? 0;
  if (count < 1) return null;
  return <Badge count={count} />;
}

/** A count at the corner of an icon; "+99" for a count above 99 (UI-02). */
export function Badge({ count }: { count: number }) {
  return (
    <span className="absolute -top-1.5 left-3.5 min-w-4.5 rounded-full bg-card px-1 text-center text-2xs font-bold text-rosa-deep">
      {badgeCount(count)}
    </span>
  );
}
