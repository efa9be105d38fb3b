/**
 * Reads what a table should say from a text. A line without an arrow names a state. Each line below names events and,
 * after an arrow, the next state, or `·` if the events change nothing. Events that no line names are refused.
 */
export function readGrid<State extends string, Event extends string>(text: string) {
  const cells = new Map<State, Map<Event, string>>();
  let state: State | undefined;
  for (const line of text.trim().split('\n')) {
    const [events = '', next] = line.trim().split(' → ');
    if (next === undefined) {
      state = events as State;
      cells.set(state, new Map());
    } else for (const event of events.split(' ') as Event[]) if (state) cells.get(state)?.set(event, next);
  }
  return {
    states: [...cells.keys()],
    cell: (of: State, event: Event): string => cells.get(of)?.get(event) ?? '×',
  };
}
