/** Reports changes of the database to all caches in this process. */
import type { Changes } from '@tianguis/database';

type Listener = Parameters<Changes['on']>[0];

export type ChangeNotifier = Changes & {
  /**
   * Calls the listeners in the sequence in which they were added. So cached data are dropped before the pages that show
   * them.
   */
  notify: Listener;
};

export function createChangeNotifier(): ChangeNotifier {
  const listeners: Listener[] = [];
  return {
    on: (listener) => void listeners.push(listener),
    notify(tags) {
      for (const listener of listeners) listener(tags);
    },
  };
}
