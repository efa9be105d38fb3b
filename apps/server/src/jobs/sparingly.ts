/**
 * While the database is away each attempt fails in the same way, several a second: one line a minute is enough.
 * @param tell is given an error unless the one before it said the same, less than a minute ago
 */
export function sparingly(tell: (error: Error) => void): (error: Error) => void {
  let last = { message: '', until: 0 };
  return (error) => {
    const message = error.message.replace(/ \(Queue: .*/, '');
    if (message === last.message && Date.now() < last.until) return;
    last = { message, until: Date.now() + 60_000 };
    tell(error);
  };
}
