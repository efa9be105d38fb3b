/**
 * Tables of states (issue rows OD-04, PA-06). A table has a cell for each state and event, so that no combination is
 * forgotten: the compiler refuses a table without a cell.
 */

/** A transition into another state, or into the same state, and what has to happen with it. */
export interface Transition<State extends string, Effect extends string> {
  to: State;
  effects: readonly Effect[];
}

/**
 * `same`: the event changes nothing, for example a repeated or late message of a provider. `refused`: the event cannot
 * happen in this state, so the caller gets an error.
 */
export type Cell<State extends string, Effect extends string> = Transition<State, Effect> | 'same' | 'refused';

export type StateTable<State extends string, Event extends string, Effect extends string> = Readonly<
  Record<State, Readonly<Record<Event, Cell<State, Effect>>>>
>;

export type Outcome<State extends string, Effect extends string> =
  | { outcome: 'changed'; to: State; effects: readonly Effect[] }
  | { outcome: 'same' | 'refused'; to: State; effects: readonly [] };

/** What an event does in a state. A refused event leaves the state as it is. */
export function outcomeOf<State extends string, Event extends string, Effect extends string>(
  table: StateTable<State, Event, Effect>,
  state: State,
  event: Event,
): Outcome<State, Effect> {
  const cell = table[state][event];
  if (cell === 'same' || cell === 'refused') return { outcome: cell, to: state, effects: [] };
  return { outcome: 'changed', ...cell };
}

/** Writes a transition of a table. */
export const to = <const State extends string, const Effect extends string>(
  state: State,
  ...effects: Effect[]
): Transition<State, Effect> => ({ to: state, effects });
