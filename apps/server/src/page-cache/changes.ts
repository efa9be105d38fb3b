/** What changes in the database, for all in this process who keep something of it. */
import type { Changes } from '@tianguis/database';

type Listener = Parameters<Changes['on']>[0];

export type ChangeTeller = Changes & {
  /** Tells every listener, in the order in which they came: what pages are made of is dropped before the pages. */
  tell: Listener;
};

export function createChanges(): ChangeTeller {
  const listeners: Listener[] = [];
  return {
    on: (listener) => void listeners.push(listener),
    tell(tags) {
      for (const listener of listeners) listener(tags);
    },
  };
}
