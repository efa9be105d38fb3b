import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

/**
 * Five stars filled to `value` (0 to 5), in the size of the text around them. `label` is the text for screen readers
 * ("4.6 de 5 estrellas"). Without a label, screen readers skip the stars, because a text beside them has the same
 * content.
 */
export function Stars({ value, label, className }: { value: number; label?: string; className?: string }) {
  const share = `${Math.round(Math.max(0, Math.min(5, value)) * 20)}%`;
  return (
    <span
      className={classNames('stars', className)}
      style={{ '--share': share } as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
