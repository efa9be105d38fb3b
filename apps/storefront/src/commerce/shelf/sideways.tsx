import { classNames } from '@tianguis/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { commerceCopy } from '../copy.ts';
import { Arrow } from './arrow.tsx';

const copy = commerceCopy.sideways;

/** The visible share from which an item counts as fully visible; rounding may hide a fraction of a pixel. */
const whole = 0.95;

interface View {
  /** Indexes of the first and the last fully visible item. */
  first: number;
  last: number;
}

/**
 * A row that scrolls sideways and reaches the edge of the screen (styles: `sideways.css`). Fingers and arrow keys
 * scroll it without a script, since the row can have the focus. Scripts add buttons for a mouse on each side where
 * items are hidden. An IntersectionObserver reports the visible items, so no script measures the layout.
 */
export function Sideways(props: {
  /** The row's name, used in the buttons' labels. */
  name: string;
  /** Id of the heading that labels the row; default: `name` is the label. */
  titleId?: string;
  className: string;
  /** Labels of the dots under the row, which show the visible item. */
  dots?: readonly string[];
  children: ReactNode;
}) {
  const { children, dots, name, titleId } = props;
  const row = useRef<HTMLUListElement>(null);
  const [view, setView] = useState<View>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other children are other elements to watch
  useEffect(() => {
    if (!row.current) return;
    const items = [...row.current.children];
    const seen = new Set<Element>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio >= whole) seen.add(target);
          else seen.delete(target);
        const first = items.findIndex((item) => seen.has(item));
        const last = items.findLastIndex((item) => seen.has(item));
        // If no item is fully visible, the last visible items remain.
        if (first >= 0) setView((known) => (known?.first === first && known.last === last ? known : { first, last }));
      },
      { root: row.current, threshold: whole },
    );
    for (const item of items) watcher.observe(item);
    return () => watcher.disconnect();
  }, [children]);

  /** Scrolls by the number of fully visible items. */
  function move(direction: 1 | -1) {
    const items = row.current?.children;
    if (!items || !view) return;
    const step = view.last - view.first + 1;
    const from = items[view.first];
    const to = items[Math.min(Math.max(view.first + direction * step, 0), items.length - 1)];
    if (from && to) row.current?.scrollBy(to.getBoundingClientRect().left - from.getBoundingClientRect().left, 0);
  }

  const count = row.current?.childElementCount ?? 0;
  return (
    <div className="sideways">
      <ul
        ref={row}
        className={classNames('shelf', props.className)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        {...(titleId ? { 'aria-labelledby': titleId } : { 'aria-label': name })}
      >
        {children}
      </ul>
      {view && (view.first > 0 || view.last < count - 1) && (
        <>
          <Arrow
            side="left"
            className="left"
            label={copy.previous(name)}
            disabled={view.first === 0}
            onClick={() => move(-1)}
          />
          <Arrow
            side="right"
            className="right"
            label={copy.next(name)}
            disabled={view.last === count - 1}
            onClick={() => move(1)}
          />
        </>
      )}
      {dots && (
        <p aria-hidden="true" className="dots">
          {view && dots.map((name, index) => <i key={name} className={index === view.first ? 'here' : undefined} />)}
        </p>
      )}
    </div>
  );
}
