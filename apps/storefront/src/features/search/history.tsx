import { readSearches } from '@tianguis/domain';
import { Button, Icon } from '@tianguis/ui';
import { useState } from 'react';
import { storedItems, useItem, writeItem } from '../../shared/device/stored-item.ts';
import { resultsPath } from '../../shared/links/paths.ts';
import { searchCopy } from './copy.ts';

const copy = searchCopy.history;

/** Recent searches of this device (VA-04). One or all can be removed, and both can be undone. */
export function SearchHistory() {
  const stored = useItem(storedItems.searches);
  const [removed, setRemoved] = useState<{ stored: string; words: string }>();
  const searches = readSearches(stored ?? null);

  function remove(left: readonly string[], words: string) {
    setRemoved({ stored: stored ?? '[]', words });
    writeItem(storedItems.searches, left.length > 0 ? JSON.stringify(left) : null);
  }

  function undo() {
    if (removed) writeItem(storedItems.searches, removed.stored);
    setRemoved(undefined);
  }

  return (
    // The section is hidden while suggestions cover it, since the suggestions contain the recent searches.
    <section className="mt-4 group-has-data-suggestions/search:invisible">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{copy.title}</h2>
        {searches.length > 0 && (
          <Button look="outline" onClick={() => remove([], copy.allCleared)}>
            {copy.clearAll}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-nopal">
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
                onClick={() =>
                  remove(
                    searches.filter((other) => other !== text),
                    copy.removed(text),
                  )
                }
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
