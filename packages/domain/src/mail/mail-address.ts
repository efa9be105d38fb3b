/** Characters of a mail address (RFC 5321). */
export const mailAddressLength = 254;

/** The shape only: one @, a host with a dot, no blanks or control characters. A mail that arrives proves the rest. */
const shape = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u;

/** Whether a text without blanks around it may be a mail address (spec §5, VA-02). */
export function isMailAddress(text: string): boolean {
  return text.length <= mailAddressLength && shape.test(text);
}
