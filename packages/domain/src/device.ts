/** Names of the two kinds of device (spec §9). */
export type Device = 'movil' | 'desktop';

/** What kind of device a browser says to be on. A browser that does not say is on a desk. */
export function deviceOf(userAgent: string): Device {
  return /Mobi|Android|iP(?:hone|ad|od)/i.test(userAgent) ? 'movil' : 'desktop';
}
