/** The two device types (spec §9). */
export type Device = 'movil' | 'desktop';

/** The device type of a `User-Agent` header; an unknown or empty header gives `desktop`. */
export function deviceOf(userAgent: string): Device {
  return /Mobi|Android|iP(?:hone|ad|od)/i.test(userAgent) ? 'movil' : 'desktop';
}
