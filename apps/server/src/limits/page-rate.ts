import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds of a window. The window is short, since a counter needs memory until its window ends. */
const window = 10;

/** Limits the number of uncached pages that a visitor may request per minute in this process; 0 means no limit. */
export function createPageRate(perMinute: number): { secondsToWait(visitor: string): Promise<number> } {
  if (perMinute === 0) return { secondsToWait: async () => 0 };
  const limiter = new RateLimiterMemory({ points: Math.ceil((perMinute * window) / 60), duration: window });
  return {
    async secondsToWait(visitor) {
      try {
        await limiter.consume(visitor);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
        throw error;
      }
    },
  };
}
