import { type PictureUse, pictureSrcset } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { commerceCopy } from './copy.ts';

export interface PictureProps {
  /** Path of the picture without a width, as the API returns it. If empty, a note appears instead of the picture. */
  src: string;
  alt: string;
  sizes: string;
  /** The picture's use, which determines the available widths. */
  use: PictureUse;
  /** Width and height in CSS pixels; the page reserves this space. */
  side: number;
  /**
   * The picture is visible without scrolling, so it loads eagerly. Other pictures load when they are near the screen.
   */
  first?: boolean;
  className?: string;
}

/**
 * A picture in the width that the screen needs. Eager pictures are inside a `picture` element. For a bare `img`, React
 * would write a preload before the style sheet. This preload would delay everything that is visible first.
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

/** The note for a missing picture. */
function NoPicture() {
  return (
    <span className="grid aspect-square w-full place-content-center justify-items-center gap-2 bg-sunken text-xs text-ink-soft">
      <Icon name="package" className="size-10 text-line-strong" />
      {commerceCopy.noPicture}
    </span>
  );
}
