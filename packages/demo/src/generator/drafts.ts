import { Random } from '../random.ts';
import type { Archetype, ProductDraft } from '../types.ts';
import { FEWER_PICTURES, picturesOf } from './pictures.ts';
import { polished, polishedTitle } from './polish.ts';
import type { ProductPictureRow } from './rows.ts';
import { slugify } from './slug.ts';

const MOST_TRIES = 20;
/** Number of products that share one template in a large shop. */
const PRODUCTS_PER_TEMPLATE = 8;

/** A draft with its slug. `pictures` is set if other products share the pictures. */
export interface MadeDraft {
  draft: ProductDraft;
  slug: string;
  pictures?: readonly ProductPictureRow[];
}

/**
 * A draft that several models of one brand share. Title, slug and price differ between models, as do the values that
 * the generator picks for each product.
 */
interface Template extends MadeDraft {
  letters: string;
  pictures: readonly ProductPictureRow[];
  used: number;
}

/**
 * Makes drafts with unique titles and slugs within one department. A duplicate is retried with another random stream.
 * An archetype that often gives duplicates gets fewer retries; its product then gets a model code instead. So the
 * retries do not grow without bound in a catalogue of a million products.
 */
export class DraftMaker {
  readonly #seed: string;
  readonly #slugs = new Set<string>();
  readonly #triesLeft = new Map<Archetype, number>();
  readonly #templates = new Map<Archetype, Template>();

  /** @param seed The shop's seed and the department's key. Equal seeds give equal drafts. */
  constructor(seed: string) {
    this.#seed = seed;
  }

  /** A new draft of the archetype, for the department's product number `index`. */
  make(archetype: Archetype, index: number): MadeDraft {
    const { draft, slug, isNew } = this.#makeUnique(archetype, index);
    return isNew ? { draft, slug } : withCode({ draft, slug, letters: lettersOf(draft) }, index);
  }

  /**
   * Like `make`, for large shops: uses the archetype's last draft as a template for several models, which differ by
   * model code and price. Memory contains one template for each archetype.
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

/** Gives another model a similar price. Digital products keep their price, because their text contains it. */
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

/** Adds a model code, which is unique in the department, so that title and slug are unique as well. */
function withCode({ draft, slug, letters, ...shared }: MadeDraft & { letters: string }, index: number): MadeDraft {
  const code = `${letters}-${1000 + index}`;
  return {
    draft: { ...draft, title: `${draft.title}, clave ${code}` },
    slug: `${slug}-${code.toLowerCase()}`,
    ...(shared.pictures && { pictures: shared.pictures }),
  };
}
