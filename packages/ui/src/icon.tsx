import type { IconName } from './icons/icon-names.ts';
import spriteUrl from './icons/sprite.svg?url&no-inline';

/**
 * An icon of the sprite, in the colour and size of the text around it. Screen readers skip the icon: the text beside
 * it, or the label of the control, has the meaning. The size of the icon is 20 px, unless `className` or a style sheet
 * sets another size.
 */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
