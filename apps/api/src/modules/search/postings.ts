/** Which places have a word, as `search_postings` keeps it (migration 0014). */
import { wordMarks } from '@tianguis/domain/words';

/** Of a word in so few places they are listed; a bitmap is smaller than a longer list. */
const mostListed = 24;
const marksBits = 4;

/** The columns of a line. */
export const postingColumns = 'word, level1_id, segment, few, head, title, fact, anywhere';

/** Collects the words of one segment, place by place in ascending order. */
export class Postings {
  readonly #lists = new Map<string, number[]>();

  /** Words, and products that have each of them. */
  get size(): number {
    return this.#lists.size;
  }
  get hits(): number {
    return this.#lists.values().reduce((sum, list) => sum + list.length, 0);
  }

  /** @param marks sums of {@link wordMarks} by word */
  add(place: number, words: ReadonlyMap<string, number>): void {
    for (const [word, marks] of words) {
      const list = this.#lists.get(word);
      const entry = (place << marksBits) | marks;
      if (list) list.push(entry);
      else this.#lists.set(word, [entry]);
    }
  }

  /** COPY lines of all words; bitmaps are `places` bits long. */
  *lines(department: number, segment: number, places: number): Generator<string> {
    for (const [word, list] of this.#lists) {
      const key = `${word.replaceAll('\\', '\\\\')}\t${department}\t${segment}`;
      if (list.length <= mostListed) yield `${key}\t{${list.join(',')}}\t\\N\t\\N\t\\N\t\\N\n`;
      else {
        const { head, title, fact, text } = wordMarks;
        const columns = [head, head | title, fact, head | title | fact | text].map(
          (marks) => bitmap(list, marks, places) ?? '\\N',
        );
        yield `${key}\t\\N\t${columns.join('\t')}\n`;
      }
    }
  }
}

/** Those of a list that have one of these marks, in PostgreSQL's hexadecimal notation; undefined when there are none. */
function bitmap(list: readonly number[], marks: number, places: number): string | undefined {
  const bytes = Buffer.alloc(places / 8);
  let some = false;
  for (const entry of list) {
    if ((entry & marks) === 0) continue;
    const place = entry >> marksBits;
    bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (0x80 >> (place & 7));
    some = true;
  }
  return some ? `x${bytes.toString('hex')}` : undefined;
}
