/** Reports changes of the database to everything in this process that caches something of it. */
import type { Changes } from '@tianguis/database';

type Listener = Parameters<Changes['on']>[0];

export type ChangeNotifier = Changes & {
  /** Calls the listeners in the sequence in which they were added: data that pages show is dropped before the pages. */
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
