import type { ProductPicture } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { productCopy } from './copy.ts';

const copy = productCopy.gallery;

/**
 * A picture as large as the screen. A tap brings it near, where a finger, the wheel or the arrow keys move it about; another
 * tap takes it back. Left and right go through the pictures, Escape closes and gives the focus back.
 */
export function ZoomDialog(props: { pictures: readonly ProductPicture[]; start: number; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(props.start);
  const [near, setNear] = useState(false);
  const picture = props.pictures[index];

  useEffect(() => dialog.current?.showModal(), []);

  function go(step: number) {
    setNear(false);
    setIndex((index + step + props.pictures.length) % props.pictures.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (near) return; // the arrow keys move the picture
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  }

  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      onClose={props.onClose}
      onKeyDown={onKeyDown}
      aria-label={copy.label}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink backdrop:bg-veil"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between px-3 py-1">
          <p className="text-sm" aria-live="polite">
            {copy.position(index + 1, props.pictures.length)}
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
        <div className="grid min-h-0 grow overflow-auto overscroll-contain" tabIndex={near ? 0 : -1}>
          <button
            type="button"
            onClick={() => setNear(!near)}
            aria-label={copy.zoom}
            aria-pressed={near}
            className={`m-auto block ${near ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
          >
            <img
              src={picture.source}
              alt={picture.alt}
              width={1280}
              height={1280}
              className={
                near
                  ? 'size-[max(200vw,1280px)] max-w-none sm:size-[1280px]'
                  : 'aspect-square max-h-[80dvh] w-auto max-w-full object-contain'
              }
            />
          </button>
        </div>
        {props.pictures.length > 1 && (
          <div className="flex justify-center gap-6 p-2">
            <button
              type="button"
              onClick={() => go(-1)}
              aria-label={copy.previous}
              className="grid size-11 place-items-center rounded-full border border-line hover:border-ink"
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              onClick={() => go(1)}
              aria-label={copy.next}
              className="grid size-11 place-items-center rounded-full border border-line hover:border-ink"
            >
              <Icon name="chevron-right" />
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
