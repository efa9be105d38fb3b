import { readSearches, rememberSearch } from '@tianguis/domain';
import { useEffect } from 'react';
import { readItem, storedItems, writeItem } from '../../shared/device/stored-item.ts';

/** VA-04: stores a search as the latest of this device. */
export function useRemembered(text: string): void {
  useEffect(() => {
    if (text === '') return;
    const searches = rememberSearch(readSearches(readItem(storedItems.searches)), text);
    writeItem(storedItems.searches, JSON.stringify(searches));
  }, [text]);
}
