/** Maximum length of an e-mail address in characters (RFC 5321). */
export const mailAddressLength = 254;

/**
 * Checks only the shape: one @, a host with a dot, no blanks or control characters. Whether the address exists is
 * proved by a mail that arrives.
 */
const shape = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u;

/** Whether a text may be an e-mail address (spec §5, VA-02). The text must have no blanks around it. */
export function isMailAddress(text: string): boolean {
  return text.length <= mailAddressLength && shape.test(text);
}
