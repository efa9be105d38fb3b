import { readSeen } from '@tianguis/domain';
import { useEffect } from 'react';
import { storedItems, useItem } from '../../shared/device/stored-item.ts';
import { LatePart } from '../../shared/frame/late-part.tsx';
import { noteSeen } from './seen-storage.ts';

const loadShelf = () => import('./seen-shelf.tsx').then(({ SeenShelf }) => SeenShelf);

/**
 * "Vistos recientemente": the products seen on this device, without `current`, the product of the page. `current` is
 * recorded as seen. A device without seen products shows and loads nothing. The shelf belongs below the first screen:
 * the shelf reserves space at hydration, and fetches the cards when the shelf is near the screen.
 */
export function SeenRecently({ current }: { current?: number }) {
  const stored = useItem(storedItems.seen);
  useEffect(() => {
    if (current !== undefined) noteSeen(current);
  }, [current]);
  const ids = readSeen(stored ?? null).filter((id) => id !== current);
  if (ids.length === 0) return null;
  return (
    <LatePart
      key={ids.join()}
      load={loadShelf}
      props={{ ids }}
      // The height of the shelf: a picture, and about 15 rem of heading and text.
      className="min-h-[calc(39vw+14.5rem)] sm:min-h-[calc(27.5vw+15rem)] lg:min-h-110"
    />
  );
}
