/** Repairs URLs in which a percent sign is no percent-encoding (RT-09): `q=100%` means the text "100%". */

/** A continuation byte of UTF-8. */
const next = '%[89ab][0-9a-f]';
/** The percent-encoded characters that `decodeURIComponent` accepts: the well-formed sequences of the Unicode Standard. */
const characters = [
  '%[0-7][0-9a-f]',
  `%(?:c[2-9a-f]|d[0-9a-f])${next}`,
  `%e0%[ab][0-9a-f]${next}`,
  `%e[1-9a-cef](?:${next}){2}`,
  `%ed%[89][0-9a-f]${next}`,
  `%f0%[9ab][0-9a-f](?:${next}){2}`,
  `%f[1-3](?:${next}){3}`,
  `%f4%8[0-9a-f](?:${next}){2}`,
];
/** Matches an encoded character, or a stray percent sign. */
const escapes = new RegExp(`${characters.join('|')}|%`, 'gi');

/**
 * The URL with every stray percent sign escaped, so that `decodeURIComponent` does not throw. The function runs for
 * each request before its limits, so it decodes nothing: an exception for each stray sign would take too long.
 */
export function mendEscapes(address: string): string {
  return address.includes('%') ? address.replace(escapes, (found) => (found === '%' ? '%25' : found)) : address;
}
