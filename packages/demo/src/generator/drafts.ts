import { Random } from '../random.ts';
import type { Archetype, ProductDraft } from '../types.ts';
import { FEWER_PICTURES, picturesOf } from './pictures.ts';
import { polished, polishedTitle } from './polish.ts';
import type { ProductPictureRow } from './rows.ts';
import { slugify } from './slug.ts';

const MOST_TRIES = 20;
/** So many products share one idea where there are too many to think of each. */
const PRODUCTS_OF_AN_IDEA = 8;

/** What a department's product is, with its title as it stands in addresses, and its pictures where it shares them. */
export interface MadeDraft {
  draft: ProductDraft;
  slug: string;
  pictures?: readonly ProductPictureRow[];
}

/** What the products of one maker have in common: all but title, slug, seller, prices, stock and what is drawn for each. */
interface Idea extends MadeDraft {
  letters: string;
  pictures: readonly ProductPictureRow[];
  used: number;
}

/**
 * Makes drafts whose titles, and the slugs of them, differ within one department. A duplicate is made again from another stream; an
 * archetype that keeps repeating itself gets fewer tries, and its product then a code of ours, so that a catalogue of a million does
 * not try in vain for ever.
 */
export class DraftMaker {
  readonly #seed: string;
  readonly #slugs = new Set<string>();
  readonly #patience = new Map<Archetype, number>();
  readonly #ideas = new Map<Archetype, Idea>();

  /** @param seed The shop's seed and the department's key; two makers with the same one make the same drafts. */
  constructor(seed: string) {
    this.#seed = seed;
  }

  /** The department's `index`-th product, of that archetype: an idea of its own. */
  make(archetype: Archetype, index: number): MadeDraft {
    const { draft, slug, isNew } = this.#think(archetype, index);
    return isNew ? { draft, slug } : withCode({ draft, slug, letters: lettersOf(draft) }, index);
  }

  /**
   * The same, for a shop of so many that the archetype's last idea is taken up again: another model of the same maker's, told
   * from the others by its code. Memory holds one idea of each archetype.
   */
  makeOrVary(archetype: Archetype, index: number): MadeDraft {
    const last = this.#ideas.get(archetype);
    if (last && last.used < PRODUCTS_OF_AN_IDEA) {
      last.used++;
      return withCode({ ...last, draft: repriced(last.draft, new Random(`${this.#seed}/${index}/model`)) }, index);
    }
    const { draft, slug, isNew } = this.#think(archetype, index);
    const pictures = picturesOf(draft.pictures.slice(0, FEWER_PICTURES), new Random(`${this.#seed}/${index}/pictures`));
    const idea: Idea = { draft, slug, pictures, letters: lettersOf(draft), used: 1 };
    this.#ideas.set(archetype, idea);
    return isNew ? { draft, slug, pictures } : withCode(idea, index);
  }

  #think(archetype: Archetype, index: number): { draft: ProductDraft; slug: string; isNew: boolean } {
    const tries = this.#patience.get(archetype) ?? MOST_TRIES;
    let last: ProductDraft | undefined;
    for (let attempt = 0; attempt < tries; attempt++) {
      const draft = archetype.make(new Random(`${this.#seed}/${index}/draft/${attempt}`));
      const slug = slugify(polishedTitle(draft.title));
      if (!this.#slugs.has(slug)) {
        this.#slugs.add(slug);
        if (attempt > tries / 2) this.#patience.set(archetype, Math.max(2, tries - 1));
        return { draft: polished(draft), slug, isNew: true };
      }
      last = draft;
    }
    this.#patience.set(archetype, Math.max(2, Math.floor(tries / 2)));
    const draft = polished(last ?? archetype.make(new Random(`${this.#seed}/${index}/draft/0`)));
    return { draft, slug: slugify(draft.title), isNew: false };
  }
}

/** Another model costs a little more or less; what is downloaded costs what its text says. */
function repriced(draft: ProductDraft, random: Random): ProductDraft {
  if (draft.digital) return draft;
  return { ...draft, price: Math.round(draft.price * (0.8 + 0.5 * random.next())) };
}

function lettersOf({ brand }: ProductDraft): string {
  return brand
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 2)
    .toUpperCase();
}

/** Codes of one department differ, and no archetype writes any: so titles and slugs differ, too. */
function withCode({ draft, slug, letters, ...shared }: MadeDraft & { letters: string }, index: number): MadeDraft {
  const code = `${letters}-${1000 + index}`;
  return {
    draft: { ...draft, title: `${draft.title}, clave ${code}` },
    slug: `${slug}-${code.toLowerCase()}`,
    ...(shared.pictures && { pictures: shared.pictures }),
  };
}
