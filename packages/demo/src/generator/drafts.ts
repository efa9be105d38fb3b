import { Random } from '../random.ts';
import type { Archetype, ProductDraft } from '../types.ts';
import { polished, polishedTitle } from './polish.ts';
import { slugify } from './slug.ts';

const MOST_TRIES = 20;

/**
 * Makes drafts whose titles, and the slugs of them, differ within one department. A duplicate is made again from another stream; an
 * archetype that keeps repeating itself gets fewer tries, and its product then a code of ours, so that a catalogue of a million does
 * not try in vain for ever.
 */
export class DraftMaker {
  readonly #seed: string;
  readonly #slugs = new Set<string>();
  readonly #patience = new Map<Archetype, number>();

  /** @param seed The shop's seed and the department's key; two makers with the same one make the same drafts. */
  constructor(seed: string) {
    this.#seed = seed;
  }

  /** The department's `index`-th product, of that archetype. */
  make(archetype: Archetype, index: number): { draft: ProductDraft; slug: string } {
    const tries = this.#patience.get(archetype) ?? MOST_TRIES;
    let last: ProductDraft | undefined;
    for (let attempt = 0; attempt < tries; attempt++) {
      const draft = archetype.make(new Random(`${this.#seed}/${index}/draft/${attempt}`));
      const slug = slugify(polishedTitle(draft.title));
      if (!this.#slugs.has(slug)) {
        this.#slugs.add(slug);
        if (attempt > tries / 2) this.#patience.set(archetype, Math.max(2, tries - 1));
        return { draft: polished(draft), slug };
      }
      last = draft;
    }
    this.#patience.set(archetype, Math.max(2, Math.floor(tries / 2)));
    return this.#withCode(polished(last ?? archetype.make(new Random(`${this.#seed}/${index}/draft/0`))), index);
  }

  #withCode(draft: ProductDraft, index: number): { draft: ProductDraft; slug: string } {
    const code = `${draft.brand
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 2)
      .toUpperCase()}-${1000 + index}`;
    const title = `${draft.title}, clave ${code}`;
    const slug = `${slugify(draft.title)}-${code.toLowerCase()}`;
    this.#slugs.add(slug);
    return { draft: { ...draft, title }, slug };
  }
}
