/** Commands of operators on reviews: those that wait, and the decisions about them (AF-05). */
import { createHash } from 'node:crypto';
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { ReviewReason, ReviewState } from '@tianguis/domain/review';
import type { LetterShop } from '@tianguis/mail';
import { noteAudit } from '../accounts/service.ts';
import { createMailService } from '../mail/service.ts';
import { reviewLetter } from './letters.ts';
import { type RatingSheet, type ReviewSheet, reviewOperatorRepository } from './operator-repository.ts';
import { type OwnReviewRow, ownReviewRepository } from './own-repository.ts';
import { photographsOfReviews } from './shown.ts';
import { countStars, lockStars } from './sums-repository.ts';

export type { RatingSheet, ReviewSheet } from './operator-repository.ts';
export type { OwnReviewRow } from './own-repository.ts';

export interface ReviewChange {
  review: ReviewSheet;
  before: RatingSheet;
  after: RatingSheet;
  /** Whether its author gets a mail. */
  isMailed: boolean;
}

/** Everything of a review. `own` is absent if another system brought it. */
export interface WholeReview {
  review: ReviewSheet;
  own: OwnReviewRow | undefined;
  photographs: string[];
  /** Changes with stars, texts and photographs. */
  version: string;
}

interface Decision {
  state: 'shown' | 'refused' | 'hidden';
  from: readonly ReviewState[];
  reason: ReviewReason | null;
  /** The version that the operator read; needed for a review that waits, since its author can change it. */
  version?: string | undefined;
}

function versionOf({ rating, title, body }: ReviewSheet, photographs: readonly string[]): string {
  const content = JSON.stringify([rating, title, body, photographs]);
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

const said: Readonly<Record<Decision['state'], string>> = { shown: 'accepted', refused: 'refused', hidden: 'hidden' };

/**
 * @param operator name of the operator who gives the command, for the audit log
 * @param letters the shop that signs the mails
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createReviewOperator(
  shop: UnitOfWork,
  { operator, letters }: { operator: string; letters: LetterShop },
) {
  const reviews = reviewOperatorRepository(shop.db);

  async function ratings(productId: number): Promise<RatingSheet> {
    const sheet = await reviews.ratings(productId);
    if (!sheet) throw new Error(`There is no product ${productId}.`);
    return sheet;
  }

  async function find(id: number): Promise<ReviewSheet> {
    const review = await reviews.one(id);
    if (!review) throw new Error(`There is no review ${id}.`);
    return review;
  }

  /** @throws Error if a review that waits is not the one that the operator read */
  async function checkVersion(unit: Unit, review: ReviewSheet, version: string | undefined): Promise<void> {
    if (review.state !== 'waiting') return;
    const { id } = review;
    if (version === undefined)
      throw new Error(`Review ${id} waits. Read it by "reviews show ${id}", and write --version with its version.`);
    const photographs = await photographsOfReviews(unit, [id]);
    if (version !== versionOf(review, photographs(id)))
      throw new Error(`Review ${id} is not the one that you read. Read it again by "reviews show ${id}".`);
  }

  /** @throws Error if the review has a state in which this cannot be decided */
  async function decideOwn(unit: Unit, review: ReviewSheet, decision: Decision): Promise<void> {
    const { id, state } = review;
    const own = ownReviewRepository(unit);
    if (decision.state === 'hidden' && decision.reason === null)
      throw new Error(`A customer of the shop wrote review ${id}, and is told why: write --reason.`);
    await checkVersion(unit, review, decision.version);
    if (!(await own.decide(id, decision.from, decision)))
      throw new Error(`Review ${id} is ${state}, so it cannot be ${said[decision.state]}.`);
    const row = (await own.byId(id)) as OwnReviewRow;
    const author = await reviewOperatorRepository(unit.db).author(id);
    if (!author) throw new Error(`Review ${id} has no author any more.`);
    await noteAudit(unit.db, {
      ...{ customer: row.customer, action: 'review-decided', actor: 'operator', operator },
      detail: { review: id, state: decision.state, ...(decision.reason !== null && { reason: decision.reason }) },
    });
    await createMailService(letters).write(unit, {
      ...{ kind: `review-${decision.state}`, to: author.email },
      letter: reviewLetter(
        decision.state,
        { nombre: author.nombre, product: row.product, reason: decision.reason },
        letters.origin,
      ),
    });
  }

  async function decide(id: number, decision: Decision): Promise<ReviewChange> {
    const { productId } = await find(id);
    const before = await ratings(productId);
    const changed = await shop.withTransaction(async (unit) => {
      await lockStars(unit, productId);
      const repository = reviewOperatorRepository(unit.db);
      const review = await repository.one(id);
      if (!review || review.state === 'withdrawn') throw new Error(`There is no review ${id}.`);
      if (review.isOfCustomer) await decideOwn(unit, review, decision);
      else {
        const isHidden = decision.state !== 'shown';
        if (review.hidden === isHidden) throw new Error(`Review ${id} is ${isHidden ? 'hidden' : 'shown'} already.`);
        await repository.setHidden(id, isHidden);
      }
      await countStars(unit, productId);
      return review;
    });
    return { review: changed, before, after: await ratings(productId), isMailed: changed.isOfCustomer };
  }

  return {
    async list(productId: number): Promise<{ ratings: RatingSheet; reviews: ReviewSheet[] }> {
      return { ratings: await ratings(productId), reviews: await reviews.ofProduct(productId) };
    },
    /** The reviews that wait for a person, the oldest first. */
    waiting: (most: number): Promise<OwnReviewRow[]> => ownReviewRepository(shop).waiting(most),
    async show(id: number): Promise<WholeReview> {
      const review = await find(id);
      const photographs = (await photographsOfReviews(shop, [id]))(id);
      const version = versionOf(review, photographs);
      return { review, own: await ownReviewRepository(shop).byId(id), photographs, version };
    },
    /** Shows a review that waits, or that was refused or hidden. */
    accept: (id: number, version?: string) =>
      decide(id, { state: 'shown', from: ['waiting', 'refused', 'hidden'], reason: null, version }),
    /** Refuses a review that waits. Its author can mend it. */
    refuse: (id: number, reason: ReviewReason, version?: string) =>
      decide(id, { state: 'refused', from: ['waiting'], reason, version }),
    /** Takes a shown review from its page. Its author can mend it. */
    hide: (id: number, reason: ReviewReason | null) => decide(id, { state: 'hidden', from: ['shown'], reason }),
  };
}

export type ReviewOperator = ReturnType<typeof createReviewOperator>;
