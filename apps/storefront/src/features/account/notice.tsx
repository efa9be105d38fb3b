import { Icon } from '@tianguis/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The result of the last action, at the top of the next page. The notice takes the focus, so that screen readers read
 * it.
 */
export function Notice({ children, sample = false }: { children: ReactNode; sample?: boolean }) {
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sample) self.current?.focus({ preventScroll: true });
  }, [sample]);
  return (
    <div
      ref={self}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-2 rounded-md bg-nopal-wash p-4 font-semibold [overflow-wrap:anywhere] text-nopal outline-none"
    >
      <Icon name="check" className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
