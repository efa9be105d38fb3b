import { Random } from '../random.ts';
import type { Archetype, ProductDraft } from '../types.ts';
import { FEWER_PICTURES, picturesOf } from './pictures.ts';
import { polished, polishedTitle } from './polish.ts';
import type { ProductPictureRow } from './rows.ts';
import { slugify } from './slug.ts';

const MOST_TRIES = 20;
/** Products that share one template in a large shop. */
const PRODUCTS_PER_TEMPLATE = 8;

/** A draft with its slug, and its pictures if it shares them with other products. */
export interface MadeDraft {
  draft: ProductDraft;
  slug: string;
  pictures?: readonly ProductPictureRow[];
}

/**
 * The draft that several models of one brand share: all but title, slug, price and what the generator draws for each.
 */
interface Template extends MadeDraft {
  letters: string;
  pictures: readonly ProductPictureRow[];
  used: number;
}

/**
 * Makes drafts with unique titles and slugs within one department. A duplicate is retried with another random stream.
 * An archetype that often gives duplicates gets fewer retries, and its product a model code instead, so that a
 * catalogue of a million products does not retry for ever.
 */
export class DraftMaker {
  readonly #seed: string;
  readonly #slugs = new Set<string>();
  readonly #triesLeft = new Map<Archetype, number>();
  readonly #templates = new Map<Archetype, Template>();

  /** @param seed The shop's seed and the department's key; makers with equal seeds make equal drafts. */
  constructor(seed: string) {
    this.#seed = seed;
  }

  /** A new draft of the archetype, for the department's product number `index`. */
  make(archetype: Archetype, index: number): MadeDraft {
    const { draft, slug, isNew } = this.#makeUnique(archetype, index);
    return isNew ? { draft, slug } : withCode({ draft, slug, letters: lettersOf(draft) }, index);
  }

  /**
   * The same for large shops: reuses the archetype's last draft as a template for several models, which differ by model
   * code and price. Memory has one template of each archetype.
   */
  makeOrVary(archetype: Archetype, index: number): MadeDraft {
    const last = this.#templates.get(archetype);
    if (last && last.used < PRODUCTS_PER_TEMPLATE) {
      last.used++;
      return withCode({ ...last, draft: repriced(last.draft, new Random(`${this.#seed}/${index}/model`)) }, index);
    }
    const { draft, slug, isNew } = this.#makeUnique(archetype, index);
    const pictures = picturesOf(draft.pictures.slice(0, FEWER_PICTURES), new Random(`${this.#seed}/${index}/pictures`));
    const template: Template = { draft, slug, pictures, letters: lettersOf(draft), used: 1 };
    this.#templates.set(archetype, template);
    return isNew ? { draft, slug, pictures } : withCode(template, index);
  }

  #makeUnique(archetype: Archetype, index: number): { draft: ProductDraft; slug: string; isNew: boolean } {
    const tries = this.#triesLeft.get(archetype) ?? MOST_TRIES;
    let last: ProductDraft | undefined;
    for (let attempt = 0; attempt < tries; attempt++) {
      const draft = archetype.make(new Random(`${this.#seed}/${index}/draft/${attempt}`));
      const slug = slugify(polishedTitle(draft.title));
      if (!this.#slugs.has(slug)) {
        this.#slugs.add(slug);
        if (attempt > tries / 2) this.#triesLeft.set(archetype, Math.max(2, tries - 1));
        return { draft: polished(draft), slug, isNew: true };
      }
      last = draft;
    }
    this.#triesLeft.set(archetype, Math.max(2, Math.floor(tries / 2)));
    const draft = polished(last ?? archetype.make(new Random(`${this.#seed}/${index}/draft/0`)));
    return { draft, slug: slugify(draft.title), isNew: false };
  }
}

/** Another model has a similar price; digital products keep theirs, because their text names it. */
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

/** Adds a model code, which is unique in the department and makes title and slug unique. */
function withCode({ draft, slug, letters, ...shared }: MadeDraft & { letters: string }, index: number): MadeDraft {
  const code = `${letters}-${1000 + index}`;
  return {
    draft: { ...draft, title: `${draft.title}, clave ${code}` },
    slug: `${slug}-${code.toLowerCase()}`,
    ...(shared.pictures && { pictures: shared.pictures }),
  };
}
