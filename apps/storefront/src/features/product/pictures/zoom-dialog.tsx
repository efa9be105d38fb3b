import type { ProductPicture } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '../../../commerce/picture.tsx';
import { productCopy } from '../copy.ts';
import { ZoomThumbnails } from './zoom-thumbnails.tsx';

const copy = productCopy.gallery;

/**
 * `x` and `y`: the tapped point, as fractions of the picture's width and height. `screenX` and `screenY`: the position
 * of the tapped point on the screen, which zooming does not change.
 */
interface Point {
  x: number;
  y: number;
  screenX: number;
  screenY: number;
}

/**
 * The pictures at full-screen size, in a row that a finger swipes. A tap zooms in on the tapped point, and another tap
 * zooms out. While zoomed in, a finger, the wheel or the arrow keys move the picture; otherwise the left and right keys
 * change the picture. Escape closes the view and restores the focus.
 */
export function ZoomDialog(props: { pictures: readonly ProductPicture[]; start: number; onClose(): void }) {
  const { pictures, start } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const [near, setNear] = useState<Point | null>(null);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const list = row.current;
    if (list) list.scrollLeft = start * list.clientWidth;
  }, [start]);

  useLayoutEffect(() => {
    const cell = row.current?.children[index];
    if (!near || !cell) return;
    const room = cell.getBoundingClientRect();
    cell.scrollLeft = near.x * cell.scrollWidth - (near.screenX - room.left);
    cell.scrollTop = near.y * cell.scrollHeight - (near.screenY - room.top);
  }, [near, index]);

  function go(to: number) {
    const next = (to + pictures.length) % pictures.length;
    setNear(null);
    setIndex(next);
    const list = row.current;
    if (list) list.scrollLeft = next * list.clientWidth;
  }

  function onScroll() {
    const list = row.current;
    if (list && !near) setIndex(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
  }

  function onTap(event: MouseEvent<HTMLButtonElement>) {
    if (near) {
      setNear(null);
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    // A click by the keyboard has no position, so the middle is used.
    const screenX = event.detail === 0 ? box.left + box.width / 2 : event.clientX;
    const screenY = event.detail === 0 ? box.top + box.height / 2 : event.clientY;
    setNear({ x: (screenX - box.left) / box.width, y: (screenY - box.top) / box.height, screenX, screenY });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (near) return; // While zoomed in, the arrow keys move the picture instead
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(index + (event.key === 'ArrowLeft' ? -1 : 1));
  }

  return (
    <dialog
      ref={dialog}
      onClose={props.onClose}
      onKeyDown={onKeyDown}
      aria-label={copy.label}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-paper text-ink backdrop:bg-veil"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between px-3 py-1">
          <p className="text-sm" aria-live="polite">
            {copy.position(index + 1, pictures.length)}
          </p>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label={copy.close}
            className="grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
        <ul
          ref={row}
          onScroll={onScroll}
          className={`shelf min-h-0 grow [scroll-snap-type:x_mandatory] ${near ? 'overflow-hidden' : 'overflow-y-hidden'}`}
        >
          {pictures.map((picture, at) => {
            const large = near !== null && at === index;
            return (
              <li
                key={picture.source}
                inert={at !== index}
                className={`grid size-full snap-always ${large ? 'overflow-auto overscroll-contain' : 'overflow-clip'}`}
              >
                <button
                  type="button"
                  onClick={onTap}
                  aria-label={`${copy.zoom}: ${picture.alt}`}
                  aria-pressed={large}
                  className={`m-auto block focus-visible:-outline-offset-4 ${large ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
                >
                  <Picture
                    src={picture.source}
                    alt=""
                    sizes={large ? '1280px' : 'min(100vw, 80dvh)'}
                    use="gallery"
                    side={1280}
                    className={
                      large
                        ? 'size-[max(200vw,1280px)] max-w-none sm:size-[1280px]'
                        : 'size-[min(100vw,calc(100dvh-8rem))] object-contain'
                    }
                  />
                </button>
              </li>
            );
          })}
        </ul>
        {pictures.length > 1 && <ZoomThumbnails pictures={pictures} index={index} go={go} />}
      </div>
    </dialog>
  );
}
