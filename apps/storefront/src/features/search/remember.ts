import { readSearches, rememberSearch } from '@tianguis/domain';
import { useEffect } from 'react';
import { changeItem, storedItems } from '../../shared/device/stored-item.ts';

/** VA-04: stores a search as the latest of this device. */
export function useRemembered(text: string): void {
  useEffect(() => {
    if (text === '') return;
    void changeItem(storedItems.searches, (stored) => JSON.stringify(rememberSearch(readSearches(stored), text)));
  }, [text]);
}
