/** The two device types (spec §9). */
export type Device = 'movil' | 'desktop';

/** The device type that a `User-Agent` header names; an unknown or empty header means `desktop`. */
export function deviceOf(userAgent: string): Device {
  return /Mobi|Android|iP(?:hone|ad|od)/i.test(userAgent) ? 'movil' : 'desktop';
}
