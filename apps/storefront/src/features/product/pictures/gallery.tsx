import { type ProductPicture, pictureIn, pictureUses } from '@tianguis/contract';
import { useScopedId } from '@tianguis/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { Picture } from '../../../commerce/picture.tsx';
import { Arrow } from '../../../commerce/shelf/arrow.tsx';
import { isPlainClick } from '../../../shared/links/link.tsx';
import { productCopy } from '../copy.ts';

const copy = productCopy.gallery;
const mainSizes = '(min-width: 80rem) 560px, (min-width: 48rem) 50vw, 100vw';

type ZoomDialog = typeof import('./zoom-dialog.tsx').ZoomDialog;

/**
 * The pictures: a row that snaps, so that fingers swipe it without scripts, and thumbnails that link to each picture. A
 * tap shows the picture large; without JavaScript, it is a link to the largest file. Give this component another `key`
 * for other pictures, so that the row starts at the first.
 */
export function Gallery({ pictures }: { pictures: readonly ProductPicture[] }) {
  const photoId = useScopedId('foto');
  const [current, setCurrent] = useState(0);
  const [large, setLarge] = useState<{ Dialog: ZoomDialog } | null>(null);
  const row = useRef<HTMLUListElement>(null);

  function onScroll() {
    const list = row.current;
    if (list) setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
  }

  function show(index: number) {
    const list = row.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' });
  }

  function onThumb(event: MouseEvent, index: number) {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    show(index);
  }

  /**
   * Fetches the script of the large view on first use. If the script cannot be loaded, the browser follows the link to
   * the picture's file, as on a page without scripts.
   */
  async function onOpen(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      setLarge({ Dialog: (await import('./zoom-dialog.tsx')).ZoomDialog });
    } catch {
      location.assign(href);
    }
  }

  return (
    <section aria-label={copy.label} className="xl:grid xl:grid-cols-[4.5rem_minmax(0,1fr)] xl:gap-3">
      <div className="relative -mx-[var(--gutter)] overflow-hidden bg-sunken md:mx-0 md:rounded-lg xl:order-2 xl:self-start">
        <ul ref={row} onScroll={onScroll} className="shelf overflow-y-hidden [scroll-snap-type:x_mandatory]">
          {pictures.map((picture, index) => (
            <li key={picture.source} id={`${photoId}-${index + 1}`} className="relative w-full">
              <a
                href={picture.source}
                onClick={onOpen}
                aria-label={`${copy.open}: ${picture.alt}`}
                className="block cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <Picture
                  src={picture.source}
                  alt={picture.alt}
                  sizes={mainSizes}
                  use="gallery"
                  side={640}
                  first={index === 0}
                  className="aspect-[5/4] w-full object-cover sm:max-md:aspect-auto sm:max-md:h-[max(55dvh,20rem)] sm:max-md:object-contain md:aspect-square"
                />
              </a>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <p
              aria-hidden="true"
              className="absolute right-3 bottom-3 rounded-full bg-veil px-2.5 py-0.5 text-xs text-white lg:hidden"
            >
              {copy.position(current + 1, pictures.length)}
            </p>
            <Arrow
              side="left"
              className={`${arrow} left-3`}
              label={copy.previous}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            />
            <Arrow
              side="right"
              className={`${arrow} right-3`}
              label={copy.next}
              disabled={current === pictures.length - 1}
              onClick={() => show(current + 1)}
            />
          </>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="shelf mt-3 gap-2 max-sm:hidden xl:order-1 xl:mt-0 xl:flex-col">
          {pictures.map((picture, index) => (
            <li key={picture.source}>
              <a
                href={`#${photoId}-${index + 1}`}
                onClick={(event) => onThumb(event, index)}
                aria-label={copy.show(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                className="block size-16 overflow-hidden rounded-md border-2 border-line focus-visible:-outline-offset-3 aria-[current]:border-rosa xl:size-18"
              >
                <img
                  src={pictureIn(picture.thumbnail, pictureUses.thumb[0])}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {large && <large.Dialog pictures={pictures} start={current} onClose={() => setLarge(null)} />}
    </section>
  );
}

const arrow =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-card/90 shadow-card transition-opacity disabled:opacity-0 lg:grid';
