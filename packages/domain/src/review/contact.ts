/** Finds contact data and links in the text of a shopper, so that a person reads it before others do (AF-05). */

const patterns: readonly RegExp[] = [
  // E-mail addresses, also with spaces around the sign.
  /[\p{L}\p{N}._%+-]+ ?@ ?[\p{L}\p{N}-]+ ?\. ?\p{L}{2,}/u,
  // Names in social networks.
  /(^|[^\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/u,
  /\b(https?:|www\.)/iu,
  // Without a path, only the usual ends: a missing space behind a full stop makes no link.
  /\b[\p{L}\p{N}-]{2,}\.(com|net|org|info|xyz|shop|mx)\b/iu,
  /\b[\p{L}\p{N}-]+\.\p{L}{2,6}\/\S/u,
  /\b(whats?app|guasap|wa\.me|telegram|t\.me)\b/iu,
  // Ten digits, as Mexican telephone numbers have, with anything between them that people write there.
  /(\p{Nd}[ .()\-–—_/]{0,3}){10}/u,
];

/** Whether a text has an e-mail address, a telephone number, a name in a social network, or a link. */
export function hasContact(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return patterns.some((pattern) => pattern.test(plain));
}
