/** E-mail addresses: which texts are addresses, and the one spelling by which the shop knows a mailbox (VA-02). */

/** Maximum length of an e-mail address in characters (RFC 5321). */
export const mailAddressLength = 254;

const edge = '[a-z0-9]';
const label = `${edge}(?:[a-z0-9-]{0,61}${edge})?`;
/**
 * The pattern of canonical addresses, for JavaScript and for PostgreSQL: the pattern of HTML's `type=email`, in lower
 * case. In addition, the domain has a dot, and its last label has two characters.
 */
export const canonicalMailPattern = `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@(?:${label}\\.)+${edge}[a-z0-9-]{0,61}${edge}$`;
const canonical = new RegExp(canonicalMailPattern);
/** The pattern of addresses in any case, for settings; domains of other scripts must be in Punycode. */
export const mailPattern = canonicalMailPattern.replaceAll('a-z', 'A-Za-z');

/** Signs of ASCII without control characters. */
const ascii = /^[ -~]*$/;
/** Signs of a domain's name in any script. Invisible format characters are none. */
const international = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The canonical spelling of an address: in NFC and lower case, with the domain in Punycode. Limits and unique e-mails
 * use this spelling. Dots and `+` before the @ remain, since they belong to different mailboxes at many providers.
 * @param text without blanks around it
 * @returns undefined for a text that `type=email` of HTML refuses
 */
export function canonicalMailAddress(text: string): string | undefined {
  if (text.length > mailAddressLength) return undefined;
  const at = text.lastIndexOf('@');
  const [mailbox, domain] = [text.slice(0, at), domainInAscii(text.slice(at + 1))];
  // Check before the change to lower case, which changes some other signs to letters of ASCII.
  if (at < 1 || domain === undefined || !ascii.test(mailbox)) return undefined;
  const address = `${mailbox}@${domain}`.toLowerCase();
  return address.length <= mailAddressLength && canonical.test(address) ? address : undefined;
}

function domainInAscii(domain: string): string | undefined {
  if (ascii.test(domain)) return domain;
  const composed = domain.normalize('NFC');
  const name = international.test(composed) ? URL.parse(`http://${composed}`)?.hostname : undefined;
  // A URL reads a domain of digits as an IP address.
  return name === undefined || /^[\d.]+$/.test(name) ? undefined : name;
}

/** Whether a text is an e-mail address (spec §5, VA-02). The text must have no blanks around it. */
export const isMailAddress = (text: string): boolean => canonicalMailAddress(text) !== undefined;

/**
 * The text by which limits and look-ups know an e-mail: the canonical spelling. A text that is no address has none;
 * lower case then takes its place, since accounts of earlier releases may have such a text.
 */
export function mailKey(text: string): string {
  const email = text.trim();
  return canonicalMailAddress(email) ?? email.toLowerCase();
}

/** Texts that earlier releases accepted as addresses. */
const earlierShape = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u;

/**
 * Whether an account may have this e-mail. Sign-in and recovery use this check, so that customers of earlier releases
 * can still enter. New e-mails need {@link isMailAddress}.
 */
export const mayBeAccountEmail = (text: string): boolean =>
  earlierShape.test(text) && mailKey(text).length <= mailAddressLength;
