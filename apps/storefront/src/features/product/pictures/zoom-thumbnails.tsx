import type { ProductPicture } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { productCopy } from '../copy.ts';

const copy = productCopy.gallery;

/**
 * Thumbnails of all pictures, between buttons for the previous and the next picture; `index` is the current picture.
 */
export function ZoomThumbnails(props: { pictures: readonly ProductPicture[]; index: number; go(to: number): void }) {
  const { pictures, index, go } = props;
  return (
    <div className="flex items-center justify-center gap-3 p-2">
      <Step label={copy.previous} icon="chevron-left" onClick={() => go(index - 1)} />
      <ul className="shelf gap-2">
        {pictures.map((picture, at) => (
          <li key={picture.source}>
            <button
              type="button"
              onClick={() => go(at)}
              aria-label={copy.show(at + 1)}
              aria-current={at === index ? 'true' : undefined}
              className="block size-12 overflow-hidden rounded-md border-2 border-line focus-visible:-outline-offset-3 aria-[current]:border-rosa"
            >
              <img src={picture.thumbnail} alt="" width={48} height={48} className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Step label={copy.next} icon="chevron-right" onClick={() => go(index + 1)} />
    </div>
  );
}

function Step(props: { label: string; icon: 'chevron-left' | 'chevron-right'; onClick(): void }) {
  return (
    <button
      type="button"
      onClick={props.onClick}
      aria-label={props.label}
      className="grid size-11 flex-none place-items-center rounded-full border border-line hover:border-ink"
    >
      <Icon name={props.icon} />
    </button>
  );
}
