import type { ProductPicture } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { Picture } from '../../commerce/picture.tsx';
import { productCopy } from './copy.ts';
import { ZoomDialog } from './zoom-dialog.tsx';

const copy = productCopy.gallery;
const mainSizes = '(min-width: 80rem) 560px, (min-width: 48rem) 46vw, 100vw';

/**
 * The pictures: a row that snaps, so that a finger swipes it without any script, and small ones that lead to each. A tap opens
 * the picture large; before JavaScript it is a link to the largest file. Give it a key of its pictures: others start at their first.
 */
export function Gallery({ pictures }: { pictures: readonly ProductPicture[] }) {
  const [current, setCurrent] = useState(0);
  const [large, setLarge] = useState(false);
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
    event.preventDefault();
    show(index);
  }

  function onOpen(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setLarge(true);
  }

  return (
    <section aria-label={copy.label} className="lg:grid lg:grid-cols-[4.5rem_1fr] lg:gap-3">
      <div className="group/gallery relative -mx-[var(--gutter)] md:mx-0 lg:order-2">
        <ul ref={row} onScroll={onScroll} className="shelf snap-mandatory overflow-hidden bg-sunken md:rounded-lg">
          {pictures.map((picture, index) => (
            <li key={picture.source} id={`foto-${index + 1}`} className="relative w-full">
              <a
                href={picture.source}
                onClick={onOpen}
                aria-label={`${copy.open}: ${picture.alt}`}
                className="block cursor-zoom-in"
              >
                <Picture
                  src={picture.source}
                  alt={picture.alt}
                  sizes={mainSizes}
                  widths={[320, 1280]}
                  side={640}
                  first={index === 0}
                  className="aspect-[8/7] w-full object-cover sm:aspect-square"
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
            <Arrow side="left" label={copy.previous} disabled={current === 0} onClick={() => show(current - 1)} />
            <Arrow
              side="right"
              label={copy.next}
              disabled={current === pictures.length - 1}
              onClick={() => show(current + 1)}
            />
          </>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="shelf mt-3 gap-2 max-sm:hidden lg:order-1 lg:mt-0 lg:flex-col">
          {pictures.map((picture, index) => (
            <li key={picture.source}>
              <a
                href={`#foto-${index + 1}`}
                onClick={(event) => onThumb(event, index)}
                aria-label={copy.show(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                className="block size-16 overflow-hidden rounded-md border-2 border-line aria-[current]:border-rosa lg:size-18"
              >
                <img
                  src={picture.thumbnail.replace(/-320\.webp$/, '-160.webp')}
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
      {large && <ZoomDialog pictures={pictures} start={current} onClose={() => setLarge(false)} />}
    </section>
  );
}

function Arrow(props: { side: 'left' | 'right'; label: string; disabled: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
      className={`absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-card/90 shadow-card transition-opacity disabled:opacity-0 lg:grid ${props.side === 'left' ? 'left-3' : 'right-3'}`}
    >
      <Icon name={props.side === 'left' ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
}
