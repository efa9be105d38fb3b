/**
 * Reviews by buyers (RT-19, AF-05): one of each customer and product. Each change counts the stars again in its own
 * transaction.
 */
import type { HelpfulReviewReply, OwnReviewReply, OwnReviewsReply, ReviewForm } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { letsReview, reviewAuthor } from '@tianguis/domain/review';
import { Failure } from '../../failure.ts';
import { eraseUsedPhotographs, readUsedPhotograph } from '../photographs/service.ts';
import { ownReviewRepository } from './own-repository.ts';
import { photographsOfReviews, toOwnReview, toProduct, toVotedReview, useOf } from './shown.ts';
import { countStars, lockStars } from './sums-repository.ts';
import { type Author, writeReview } from './write-review.ts';

export interface OwnReviewOptions {
  /** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client */
  callers: { whoCalls(accessToken: string | undefined): Promise<{ account: Author }> };
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

/** All functions but `photograph` throw the failures of the callers. */
export interface OwnReviews {
  all(accessToken: string | undefined): Promise<OwnReviewsReply>;
  /** @throws Failure PRODUCT_NOT_FOUND */
  read(accessToken: string | undefined, product: number): Promise<OwnReviewReply>;
  /**
   * Writes or changes the review. The same form, sent again, changes nothing.
   * @throws Failure PRODUCT_NOT_FOUND; REVIEW_NOT_ALLOWED; VALIDATION_FAILED
   */
  write(accessToken: string | undefined, product: number, form: ReviewForm): Promise<OwnReviewReply>;
  /** Erases the review. @throws Failure PRODUCT_NOT_FOUND; REVIEW_NOT_FOUND */
  withdraw(accessToken: string | undefined, product: number): Promise<OwnReviewReply>;
  /** @throws Failure REVIEW_NOT_FOUND */
  helpful(accessToken: string | undefined, review: number): Promise<HelpfulReviewReply>;
  /** Counts a vote, once. @throws Failure REVIEW_NOT_FOUND; OWN_REVIEW */
  vote(accessToken: string | undefined, review: number): Promise<HelpfulReviewReply>;
  /** A photograph of a shown review, for everybody. @throws Failure PHOTOGRAPH_NOT_FOUND */
  photograph(id: string, isPreview: boolean): Promise<Buffer>;
}

const mostOpen = 24;
const mostReviews = 100;

export function createOwnReviews(shop: UnitOfWork, { callers, clock = Date.now }: OwnReviewOptions): OwnReviews {
  const authorOf = async (accessToken: string | undefined): Promise<Author> =>
    (await callers.whoCalls(accessToken)).account;

  async function shown(on: Pick<UnitOfWork, 'db'>, author: Author, product: number): Promise<OwnReviewReply> {
    const reviews = ownReviewRepository(on);
    const found = await reviews.product(product);
    if (!found) throw new Failure('PRODUCT_NOT_FOUND');
    const row = await reviews.find(author.id, product);
    const review = row?.state === 'withdrawn' ? undefined : row;
    const canWrite = review !== undefined || (await reviews.bought(author.id, product)).some(letsReview);
    const photographs = await photographsOfReviews(on, review ? [review.id] : []);
    return {
      status: 'success',
      data: {
        ...{ product: toProduct(found), can_write: canWrite, author: reviewAuthor(author.nombre, author.apellido_p) },
        review: review ? toOwnReview(review, photographs(review.id)) : null,
      },
    };
  }

  async function voted(review: number, customer: string): Promise<HelpfulReviewReply> {
    const row = await ownReviewRepository(shop).voted(review, customer);
    if (!row) throw new Failure('REVIEW_NOT_FOUND');
    const photographs = await photographsOfReviews(shop, [review]);
    return {
      status: 'success',
      data: {
        ...{ product: toProduct(row.product), review: toVotedReview(row, photographs(review)) },
        ...{ is_own: row.isOwn, has_voted: row.hasVoted },
      },
    };
  }

  return {
    async all(accessToken) {
      const { id } = await authorOf(accessToken);
      const reviews = ownReviewRepository(shop);
      const [open, own] = await Promise.all([reviews.unreviewed(id, mostReviews), reviews.ofCustomer(id, mostReviews)]);
      const photographs = await photographsOfReviews(
        shop,
        own.map((row) => row.id),
      );
      const received = open.filter(({ lines }) => lines.some(letsReview)).slice(0, mostOpen);
      return {
        status: 'success',
        data: {
          open: received.map(({ product }) => toProduct(product)),
          reviews: own.map((row) => toOwnReview(row, photographs(row.id))),
        },
      };
    },

    read: async (accessToken, product) => shown(shop, await authorOf(accessToken), product),

    async write(accessToken, product, form) {
      const author = await authorOf(accessToken);
      return shop.withTransaction(async (unit) => {
        await writeReview(unit, author, { product, form, at: new Date(clock()) });
        return shown(unit, author, product);
      });
    },

    async withdraw(accessToken, product) {
      const author = await authorOf(accessToken);
      return shop.withTransaction(async (unit) => {
        const reviews = ownReviewRepository(unit);
        await lockStars(unit, product);
        const row = await reviews.find(author.id, product);
        if (!row) throw new Failure('REVIEW_NOT_FOUND');
        await reviews.withdraw(row.id);
        await eraseUsedPhotographs(unit, useOf(row.id));
        await countStars(unit, product);
        return shown(unit, author, product);
      });
    },

    helpful: async (accessToken, review) => voted(review, (await authorOf(accessToken)).id),

    async vote(accessToken, review) {
      const { id } = await authorOf(accessToken);
      if ((await voted(review, id)).data.is_own) throw new Failure('OWN_REVIEW');
      await ownReviewRepository(shop).vote(review, id);
      return voted(review, id);
    },

    async photograph(id, isPreview) {
      const found = await readUsedPhotograph(shop, id, isPreview);
      const isOfReview = found?.use.kind === 'review';
      if (!isOfReview || !(await ownReviewRepository(shop).isShown(Number(found.use.id))))
        throw new Failure('PHOTOGRAPH_NOT_FOUND');
      return found.bytes;
    },
  };
}
