/**
 * Waits for work, at most for the given milliseconds.
 * @throws Error with this message if the work takes longer
 */
export async function within(milliseconds: number, work: Promise<void> | void, message?: string): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(message)), milliseconds);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
