/** Collects the postings of one segment: which ordinals have a term, and in which fields (`index_postings`). */
import { fieldFlags } from '@tianguis/domain/words';

/** Of a term at so few ordinals they are listed; a bitmap is smaller than a longer list. */
const longestList = 24;
const fieldBits = 4;

/** The columns of a line. */
export const postingColumns = 'term, level1_id, segment, short_list, head, title, fact, anywhere';

export class Postings {
  readonly #lists = new Map<string, number[]>();

  /** Terms, and products that have each of them. */
  get size(): number {
    return this.#lists.size;
  }
  get hits(): number {
    return this.#lists.values().reduce((sum, list) => sum + list.length, 0);
  }

  /** @param ordinal within the segment, ascending @param terms sums of {@link fieldFlags} by term */
  add(ordinal: number, terms: ReadonlyMap<string, number>): void {
    for (const [term, fields] of terms) {
      const list = this.#lists.get(term);
      const entry = (ordinal << fieldBits) | fields;
      if (list) list.push(entry);
      else this.#lists.set(term, [entry]);
    }
  }

  /** COPY lines of all terms; bitmaps have a bit for each of so many ordinals. */
  *lines(department: number, segment: number, ordinals: number): Generator<string> {
    for (const [term, list] of this.#lists) {
      const key = `${term.replaceAll('\\', '\\\\')}\t${department}\t${segment}`;
      if (list.length <= longestList) yield `${key}\t{${list.join(',')}}\t\\N\t\\N\t\\N\t\\N\n`;
      else {
        const { head, title, fact, text } = fieldFlags;
        const columns = [head, head | title, fact, head | title | fact | text].map(
          (fields) => bitmap(list, fields, ordinals) ?? '\\N',
        );
        yield `${key}\t\\N\t${columns.join('\t')}\n`;
      }
    }
  }
}

/**
 * Those of a list that have one of these fields, in PostgreSQL's hexadecimal notation; undefined when there are none.
 */
function bitmap(list: readonly number[], fields: number, ordinals: number): string | undefined {
  const bytes = Buffer.alloc(ordinals / 8);
  let some = false;
  for (const entry of list) {
    if ((entry & fields) === 0) continue;
    const ordinal = entry >> fieldBits;
    bytes[ordinal >> 3] = (bytes[ordinal >> 3] ?? 0) | (0x80 >> (ordinal & 7));
    some = true;
  }
  return some ? `x${bytes.toString('hex')}` : undefined;
}
