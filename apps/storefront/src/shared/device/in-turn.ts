/**
 * Runs `work` in one tab after the other, by a lock of the browser. Browsers without locks run `work` at once.
 * @param name of the lock; work with other names does not wait
 */
export async function inTurn<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : work();
}
