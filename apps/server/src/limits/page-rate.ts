import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds of a window; short, since a counter takes memory until its window ends. */
const window = 10;

/** Limits how often a visitor may request pages that are not cached, in this process; 0: no limit. */
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
