import { cutText } from '@tianguis/domain';

/** Numbers of characters of a title and of a description that search engines show. */
export const titleRoom = 60;
export const descriptionRoom = 155;

/**
 * Three full stops instead of "…". With that character, V8 would store the whole page as two-byte characters, and
 * sending it would take three times as long.
 */
const mark = '...';

/** Shortens a text to at most `most` characters: cuts at the end of a word and appends "...". */
export function fit(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const room = most - mark.length;
  const start = plain.slice(0, room + 1);
  const end = start.lastIndexOf(' ');
  // A word longer than half of the limit is cut inside, since little else would remain.
  const shortened = end > room / 2 ? start.slice(0, end) : cutText(plain, room);
  return `${shortened.replace(/[\s,;:.·|(–-]+$/, '')}${mark}`;
}
