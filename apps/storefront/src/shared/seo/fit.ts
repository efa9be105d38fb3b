/** What search engines show of a title and of a description before they cut, in characters. */
export const titleRoom = 60;
export const descriptionRoom = 155;

/** Three full stops: with "…" V8 would hold the whole page in two bytes a letter, and take three times as long to send it. */
const mark = '...';

/** Shortens a text at the end of a word and marks it with "..."; at most `most` characters, mark included. */
export function fit(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const room = most - mark.length;
  const start = plain.slice(0, room + 1);
  const end = start.lastIndexOf(' ');
  // A word longer than half of the room is cut inside, since little else would be left.
  const kept = end > room / 2 ? start.slice(0, end) : start.slice(0, room);
  return `${kept.replace(/[\s,;:.·|(–-]+$/, '')}${mark}`;
}
