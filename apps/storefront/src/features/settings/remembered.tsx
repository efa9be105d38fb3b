import { readSearches, readSeen } from '@tianguis/domain';
import type { IconName } from '@tianguis/ui';
import { eraseKept } from '../../shared/device/kept-caches.ts';
import { restoreItem, type StoredItem, storedItems, useItem, writeItem } from '../../shared/device/stored-item.ts';
import { Card } from '../../shared/frame/card.tsx';
import { settingsCopy } from './copy.ts';
import { Undoable } from './undoable.tsx';

interface RememberedProps {
  id: string;
  icon: IconName;
  item: StoredItem;
  /** Parses the text of the item. */
  read: (text: string | null) => readonly unknown[];
  copy: typeof settingsCopy.seen | typeof settingsCopy.searches;
  /** Erases what else the device stores of the list. */
  onClear?: () => void;
}

/** A list stored on the device (ST-03): its length, and a button to clear it. */
function Remembered({ id, icon, item, read, copy, onClear }: RememberedProps) {
  const text = useItem(item);
  const length = read(text ?? null).length;
  return (
    <Card id={id} icon={icon} title={copy.title}>
      <Undoable
        className="mt-1"
        stored={length > 0 ? (text ?? undefined) : undefined}
        button={settingsCopy.clear}
        label={copy.clear}
        cleared={copy.cleared(length)}
        clear={() => {
          writeItem(item, null);
          onClear?.();
        }}
        restore={(text) => restoreItem(item, text)}
      >
        {text !== undefined && (length > 0 ? copy.some(length) : copy.none)}
      </Undoable>
    </Card>
  );
}

export function SeenProducts() {
  return (
    <Remembered
      id="vistos"
      icon="clock"
      item={storedItems.seen}
      read={readSeen}
      copy={settingsCopy.seen}
      // The copies of the service worker show the same products.
      onClear={() => void eraseKept()}
    />
  );
}

export function RecentSearches() {
  return (
    <Remembered
      id="busquedas"
      icon="search"
      item={storedItems.searches}
      read={readSearches}
      copy={settingsCopy.searches}
    />
  );
}
