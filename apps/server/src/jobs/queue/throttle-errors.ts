/**
 * Limits repeated errors to one per minute, since attempts fail several times a second while the database is
 * unavailable.
 * @param report called unless the previous error had the same message less than a minute ago
 */
export function throttleErrors(report: (error: Error) => void): (error: Error) => void {
  let last = { message: '', until: 0 };
  return (error) => {
    const message = error.message.replace(/ \(Queue: .*/, '');
    if (message === last.message && Date.now() < last.until) return;
    last = { message, until: Date.now() + 60_000 };
    report(error);
  };
}
