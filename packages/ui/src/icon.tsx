import type { IconName } from './icons/icon-names.ts';
import spriteUrl from './icons/sprite.svg?url&no-inline';

/**
 * A symbol of the sprite, in the colour and size of the text around it. It is decoration: the words beside it, or the
 * label of the control around it, say what it means. 20 px, unless `className` or a style sheet says otherwise.
 */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
