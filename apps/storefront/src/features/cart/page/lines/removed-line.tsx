import { cartCopy } from '../cart-copy.ts';
import { cartFields as fields } from '../cart-data.ts';
import type { Leaving, PlacedLine } from '../cart-places.ts';
import { LineForm } from './line-form.tsx';

interface RemovedLineProps {
  line: PlacedLine;
  leaving: Leaving;
  version: number;
}

/** The row in the place of a removed line, with the button that undoes the removal. */
export function RemovedLine({ line, leaving, version }: RemovedLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p tabIndex={-1} data-focus-heir="" className="min-w-0 outline-none [overflow-wrap:anywhere] text-ink-soft">
        <span className="line-clamp-2 font-semibold text-ink">{line.title}</span>
        {leaving.text}
      </p>
      <LineForm line={line} version={version}>
        <button
          type="submit"
          name={fields.what}
          value={leaving.undo}
          aria-label={cartCopy.undoOf(line.title)}
          className="inline-flex min-h-11 items-center font-semibold text-talavera underline"
        >
          {cartCopy.undo}
        </button>
      </LineForm>
    </div>
  );
}

/** Attributes of the list item of a line. A removed line leaves its height, so that the lines below do not move. */
export const placeOf = (key: string, { leaving }: PlacedLine) => ({
  'data-line': key,
  'data-focus-area': '',
  ...(leaving?.height !== undefined && { style: { minHeight: leaving.height } }),
});
