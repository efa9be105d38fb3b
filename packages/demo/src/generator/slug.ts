const LONGEST = 90;

/** URL slug of a text: without accents, in lower case, words joined by hyphens, and cut at the end of a word. */
export function slugify(text: string): string {
  const whole = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/½/g, ' 1 2')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= LONGEST) return whole;
  const cut = whole.lastIndexOf('-', LONGEST);
  return whole.slice(0, cut > 0 ? cut : LONGEST);
}
