import { type PictureUse, pictureSrcset } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { commerceCopy } from './copy.ts';

export interface PictureProps {
  /** Path of any width, as the API gives it; empty when there is no picture, which is then said in its place. */
  src: string;
  alt: string;
  sizes: string;
  /** Where it stands, which says in which widths it is to be had. */
  use: PictureUse;
  /** Width and height in CSS pixels, to keep the room. */
  side: number;
  /** Seen without scrolling: fetched at once. All others wait until they come near. */
  first?: boolean;
  className?: string;
}

/**
 * A picture in the width that the screen needs. Those seen first stand in a `picture` element: React would otherwise put a preload of
 * each into the head, before the style sheet, and they would hold up what is seen before them.
 */
export function Picture({ src, alt, sizes, use, side, first = false, className }: PictureProps) {
  if (src === '') return <NoPicture />;
  const image = (
    <img
      src={src}
      srcSet={pictureSrcset(src, use)}
      sizes={sizes}
      width={side}
      height={side}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : {})}
      className={className}
    />
  );
  return first ? <picture className="contents">{image}</picture> : image;
}

/** In the room of a picture that nobody has taken. */
function NoPicture() {
  return (
    <span className="grid aspect-square w-full place-content-center justify-items-center gap-2 bg-sunken text-xs text-ink-soft">
      <Icon name="package" className="size-10 text-line-strong" />
      {commerceCopy.noPicture}
    </span>
  );
}
