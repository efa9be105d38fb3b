import type { Demand } from '../generator/demand.ts';
import type { ReviewRow, VariantRow } from '../generator/rows.ts';
import type { Random } from '../random.ts';
import type { ShopStore } from '../stores/index.ts';
import type { ReviewPhrases } from '../types.ts';
import { type Author, agree, drawAuthor } from './authors.ts';
import { fill, wordsFor } from './phrases.ts';
import { closings, type Mood, openings, quibbles, type Topic } from './remarks.ts';
import { apologies, attention, thanks } from './replies.ts';
import { openTopics, type RemarkedProduct, speaksOf, suits } from './suits.ts';
import { titles } from './titles.ts';
import { anything, digitalRemarks, ofDepartment } from './whole-remarks.ts';

const DAY = 86_400_000;

export interface ReviewedProduct extends RemarkedProduct {
  phrases: ReviewPhrases;
  demand: Demand;
  store: ShopStore;
  midnight: number;
}

const LONG_USE = /\b(mes|meses|años?|temporada|lavadas)\b/i;

const answers: Readonly<Record<Mood, readonly string[]>> = { good: thanks, mixed: attention, bad: apologies };

function moodOf(rating: number): Mood {
  return rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad';
}

function drawRating(random: Random, pleasure: number): number {
  const t = Math.min(1, Math.max(0, pleasure));
  const low = [24, 15, 21, 21, 19];
  const high = [1, 1, 3, 14, 81];
  return random.weighted(low.map((weight, i) => [i + 1, weight * (1 - t) + (high[i] ?? 0) * t] as const));
}

/** Quality of a store's service, 0 to 1. `care` is scaled from the range 0.6–0.94. */
function serviceOf({ care }: ShopStore): number {
  return Math.min(1, Math.max(0, (care - 0.6) / 0.34));
}

/** The reviews of one product, oldest first, without repeated phrases, remarks or titles. */
export function writeReviews(random: Random, product: ReviewedProduct): ReviewRow[] {
  const { demand, store, midnight, variants } = product;
  const writer = new Writer(random, product);
  const rows: ReviewRow[] = [];
  const daysOnSale = Math.max(1, Math.floor((midnight - demand.createdAt) / DAY));
  for (let i = 0; i < demand.reviewCount; i++) {
    const rating = drawRating(random, demand.quality * 0.68 + serviceOf(store) * 0.32);
    const variant = random.pick(variants);
    const author = drawAuthor(random);
    const daysAfter = Math.min(daysOnSale - 1, 3 + Math.floor(random.next() ** 0.8 * (daysOnSale - 3)));
    const createdAt = Math.min(midnight - 60_000, demand.createdAt + daysAfter * DAY + random.int(0, 86_399) * 1000);
    const text = writer.write(rating, author, variant, daysAfter);
    if (!text) continue;
    const replies = random.chance(rating <= 3 ? 0.3 : 0.03) ? answers[moodOf(rating)] : null;
    rows.push({
      authorName: author.name,
      rating,
      title: text.title,
      body: text.body,
      variant: Object.values(variant.options).join(', '),
      isVerified: random.chance(0.91),
      helpfulCount: random.chance(0.5)
        ? 0
        : Math.floor(random.next() ** 3 * (4 + Math.min(60, demand.appeal * 8)) * (text.body.length > 110 ? 1.6 : 1)),
      sellerReply: replies ? fill(random.pick(replies), { nombre: author.firstName, tienda: store.name }) : null,
      createdAt,
    });
  }
  return rows.sort((a, b) => a.createdAt - b.createdAt);
}

/** Writes the reviews of one product and tracks the texts used so far. */
class Writer {
  readonly #random: Random;
  readonly #product: ReviewedProduct;
  readonly #used = new Set<string>();

  constructor(random: Random, product: ReviewedProduct) {
    this.#random = random;
    this.#product = product;
  }

  write(rating: number, author: Author, variant: VariantRow, days: number): { title: string; body: string } | null {
    const mood = moodOf(rating);
    const words = wordsFor(this.#product.draft.words, variant.options);
    const main = this.#phrase(mood, words, days) ?? this.#whole(mood, days);
    if (main === null) return null;
    const split = /^(.{12,48}?)[.]\s+(\S.{24,})$/su.exec(main);
    if (split?.[1] && split[2] && this.#random.chance(0.22))
      return { title: agree(split[1], author), body: agree(split[2], author) };
    let body = main;
    const form = this.#random.weighted<'plain' | 'opened' | 'closed' | 'both' | 'two'>([
      ['plain', 36],
      ['opened', 21],
      ['closed', 22],
      ['both', 7],
      ['two', 14],
    ]);
    if (form === 'two') {
      const second = this.#phrase(mood, words, days);
      if (second !== null) body = `${body} ${second}`;
    }
    if (form === 'opened' || form === 'both') body = join(this.#remark(openings[mood], body), body);
    if (form === 'closed' || form === 'both') body = join(body, this.#closing(rating, body));
    body = agree(body, author);
    if (this.#random.chance(0.12)) body = body.replace(/(?<!\.)\.$/, '');
    const title = this.#random.chance(0.42) ? this.#once(titles[rating - 1] ?? []) : null;
    return { title: title === null ? '' : agree(title, author), body };
  }

  #closing(rating: number, body: string): string | null {
    if (rating !== 4 || this.#random.chance(0.55)) return this.#remark(closings[moodOf(rating)], body);
    return this.#once(quibbles.filter((quibble) => !speaksOf('delivery', quibble) || !speaksOf('delivery', body)));
  }

  /** A phrase of the product's archetype that is not used yet. */
  #phrase(mood: Mood, words: Readonly<Record<string, string>>, days: number): string | null {
    const open = this.#product.phrases[mood].filter(
      (phrase) => !this.#used.has(phrase) && (days > 150 || !LONG_USE.test(phrase)),
    );
    while (open.length > 0) {
      const [phrase = ''] = open.splice(this.#random.int(0, open.length - 1), 1);
      const text = fill(phrase, words);
      if (text === null) continue;
      this.#used.add(phrase);
      return text;
    }
    return null;
  }

  /** A general review that is not used yet. */
  #whole(mood: Mood, days: number): string | null {
    const { department, draft } = this.#product;
    const pool = draft.digital
      ? mood === 'good'
        ? digitalRemarks
        : []
      : [...(mood === 'good' ? ofDepartment[department] : []), ...anything[mood]];
    return this.#once(pool.filter((text) => days > 150 || !LONG_USE.test(text)));
  }

  /** A remark that is not used yet, on a topic that the review does not mention. */
  #remark(remarks: Readonly<Record<Topic, readonly string[]>>, body: string): string | null {
    const fresh = openTopics(body, this.#product);
    return fresh.length === 0 ? null : this.#once(remarks[this.#random.weighted(fresh)]);
  }

  #once(pool: readonly string[]): string | null {
    const open = pool.filter((text) => !this.#used.has(text) && suits(text, this.#product));
    if (open.length === 0) return null;
    const text = this.#random.pick(open);
    this.#used.add(text);
    return text;
  }
}

function join(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}
