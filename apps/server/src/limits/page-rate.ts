import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds. Short, since a counter takes memory until its window ends. */
const window = 10;

/** How often one visitor may ask for what is not cached, counted in the memory of this process; 0: no limit. */
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
