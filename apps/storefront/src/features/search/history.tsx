import { readSearches } from '@tianguis/domain';
import { Button, Icon, useFocusHeir } from '@tianguis/ui';
import { useState } from 'react';
import { changeItem, storedItems, useItem } from '../../shared/device/stored-item.ts';
import { resultsPath } from '../../shared/links/paths.ts';
import { searchCopy } from './copy.ts';

const copy = searchCopy.history;

/** Recent searches of this device (VA-04). One or all can be removed, and both can be undone. */
export function SearchHistory() {
  const stored = useItem(storedItems.searches);
  const [removed, setRemoved] = useState<{ stored: string; words: string }>();
  const searches = readSearches(stored ?? null);
  const root = useFocusHeir<HTMLElement>();

  /** Removes the searches that this page shows, and leaves searches of other tabs. */
  function remove(out: readonly string[], words: string) {
    setRemoved({ stored: stored ?? '[]', words });
    void changeItem(storedItems.searches, (text) => {
      const left = readSearches(text).filter((search) => !out.includes(search));
      return left.length > 0 ? JSON.stringify(left) : null;
    });
  }

  function undo() {
    const before = readSearches(removed?.stored ?? null);
    // Searches that other tabs added since come first.
    void changeItem(storedItems.searches, (text) =>
      JSON.stringify([...readSearches(text).filter((search) => !before.includes(search)), ...before]),
    );
    setRemoved(undefined);
  }

  return (
    // The section is hidden while suggestions cover it, since the suggestions contain the recent searches.
    <section ref={root} data-focus-area="" className="mt-4 group-has-data-suggestions/search:invisible">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 tabIndex={-1} data-focus-heir="" className="text-lg font-bold outline-none">
          {copy.title}
        </h2>
        {searches.length > 0 && (
          <Button look="outline" onClick={() => remove(searches, copy.allCleared)}>
            {copy.clearAll}
          </Button>
        )}
      </div>
      <p
        role="status"
        {...(removed && { tabIndex: -1, 'data-focus-heir': '' })}
        className="text-sm text-nopal outline-none"
      >
        {removed?.words}{' '}
        {removed && (
          <button type="button" onClick={undo} className="touch font-semibold text-ink underline underline-offset-2">
            {copy.undo}
          </button>
        )}
      </p>
      {stored === undefined ? null : searches.length === 0 ? (
        <p className="text-sm text-ink-soft">{copy.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line rounded-md border border-line bg-card">
          {searches.map((text) => (
            <li key={text} className="flex items-center">
              <a
                href={resultsPath(text)}
                className="flex min-h-12 grow items-center gap-3 px-4 py-2 [overflow-wrap:anywhere]"
              >
                <Icon name="clock" className="size-4 flex-none text-ink-soft" />
                {text}
              </a>
              <button
                type="button"
                aria-label={copy.remove(text)}
                onClick={() => remove([text], copy.removed(text))}
                className="grid size-12 flex-none place-items-center text-ink-soft hover:text-ink"
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
