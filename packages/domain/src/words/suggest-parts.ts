/**
 * What a text that nothing is called goes on with: what was whole, its thing with the last word, and the thing.
 * @param shortest Minimum number of characters
 */
export function wholeParts(text: string, shortest: number): string[] {
  const words = text.split(' ');
  const [first = ''] = words;
  const before = words
    .slice(0, -1)
    .join(' ')
    .replace(/(?: (?:para|de|con|en|sin))+$/, '');
  const parts = words.length < 3 ? [before] : [before, `${first} ${words.at(-1)}`, first];
  return parts.filter((part) => part.length >= shortest);
}
