/**
 * Waits for work, for so many milliseconds at most.
 * @throws Error with this message when it takes longer
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
