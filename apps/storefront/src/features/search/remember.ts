import { readSearches, rememberSearch } from '@tianguis/domain';
import { useEffect } from 'react';
import { readItem, storedItems, writeItem } from '../../shared/device/stored-item.ts';

/** VA-04: a search that was made is the latest of those that the device remembers. */
export function useRemembered(text: string): void {
  useEffect(() => {
    if (text === '') return;
    const searches = rememberSearch(readSearches(readItem(storedItems.searches)), text);
    writeItem(storedItems.searches, JSON.stringify(searches));
  }, [text]);
}
