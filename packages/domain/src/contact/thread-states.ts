/** The states of a thread of messages about an order (AF-05). */

/** Waits for the shop; the shop has answered; nobody writes any more. */
export const threadStates = ['waiting', 'answered', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];

export type ThreadEvent = 'message' | 'answer' | 'closing';

const table: Readonly<Record<ThreadState, Readonly<Partial<Record<ThreadEvent, ThreadState>>>>> = {
  waiting: { message: 'waiting', answer: 'answered', closing: 'closed' },
  answered: { message: 'waiting', answer: 'answered', closing: 'closed' },
  closed: { closing: 'closed' },
};

/** The state after an event; undefined if the event cannot happen: a closed thread takes no more texts. */
export const nextThreadState = (state: ThreadState, event: ThreadEvent): ThreadState | undefined => table[state][event];
