/** Reads and changes the customer's reviews (RT-19, AF-05). */
import type { OwnReviewReply } from '@tianguis/contract';
import { readWhole, uuidShape } from '@tianguis/domain';
import {
  helpfulReviewPath,
  longestReview,
  longestReviewTitle,
  mostStars,
  ownReviewsPath,
  shortestReview,
  writeReviewPath,
} from '@tianguis/domain/review';
import type { FieldTexts, FormResult } from '@tianguis/ui';
import { type RouterContextProvider, redirect } from 'react-router';
import { answered, submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { invalid, typedValues } from '../../shared/forms/form-results.ts';
import { refusalOf } from '../../shared/forms/refusal.server.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { noteDataChange } from '../../shared/session/data-version.server.ts';
import { reviewCopy } from './review-copy.ts';
import { type HelpfulData, type ListData, toHelpful, toList, toWrite, type WriteData } from './review-data.ts';
import { donePath, reviewFields as fields, withdrawAction, writeFormPath } from './review-fields.ts';

type Context = Readonly<RouterContextProvider>;

/** What the address names. */
export type ReviewsPageData = { list: ListData } | { write: WriteData } | { helpful: HelpfulData };

const copy = reviewCopy.errors;

/**
 * The page of a URL: the own reviews, the form for a product, or the vote for a review. The form's URL names the form
 * of its photographs, so that they stay when the page is loaded again.
 * @param draft what was typed before the session ended
 * @throws Response 404 for a product or a review that does not exist
 */
export async function readReviews(context: Context, url: URL, draft: FieldTexts | undefined): Promise<ReviewsPageData> {
  const { api } = context.get(shopContext);
  const product = url.searchParams.get(fields.product);
  const review = url.searchParams.get(fields.review);
  if (product !== null) return { write: await readWrite(context, url, { product, draft }) };
  if (review !== null) {
    const id = readWhole(review, 1);
    if (id === undefined) throw new Response(null, { status: 404 });
    return { helpful: toHelpful((await answered(api.reviews.helpful(id, asCustomer(context)))).data) };
  }
  const { data } = await answered(api.reviews.all(asCustomer(context)));
  return { list: toList(data, url.searchParams.get(fields.done) ?? '') };
}

async function readWrite(
  context: Context,
  url: URL,
  { product, draft }: { product: string; draft: FieldTexts | undefined },
): Promise<WriteData> {
  const { api } = context.get(shopContext);
  const id = readWhole(product, 1);
  if (id === undefined) throw new Response(null, { status: 404 });
  const { data } = await answered(api.reviews.own(id, asCustomer(context)));
  const own = draft?.[fields.product] === String(id) ? draft : undefined;
  const asked = url.searchParams.get(fields.photographs) ?? '';
  const kept = [asked, own?.[fields.photographs] ?? ''].find((one) => uuidShape.test(one));
  if (data.can_write && asked !== kept) throw redirect(writeFormPath(id, kept ?? crypto.randomUUID()), 303);
  return toWrite(data, { form: asked, draft: own });
}

/** The answer of a form: where it leads, or what is wrong. */
export type ReviewsAnswer = { to: string } | { status: number; result: FormResult };

/** Writes or withdraws a review, or votes for one. The same form, sent again, does nothing twice. */
export async function changeReviews(context: Context, url: URL, form: FormData): Promise<ReviewsAnswer> {
  const { api } = context.get(shopContext);
  const review = readWhole(url.searchParams.get(fields.review), 1);
  if (review !== undefined) {
    const { refused } = await submitted(api.reviews.vote(review, asCustomer(context)));
    // The page says what keeps a vote from counting.
    if (refused && refused.code !== 'OWN_REVIEW') await answered(Promise.reject(refused));
    noteDataChange(context);
    return { to: helpfulReviewPath(review) };
  }
  const product = readWhole(url.searchParams.get(fields.product), 1);
  if (product === undefined) return { to: ownReviewsPath };
  if (form.get(fields.action) === withdrawAction) {
    const { refused } = await submitted(api.reviews.withdraw(product, asCustomer(context)));
    if (refused && refused.code !== 'REVIEW_NOT_FOUND') await answered(Promise.reject(refused));
    noteDataChange(context);
    return { to: donePath('borrada') };
  }
  return write(context, product, form);
}

async function write(context: Context, product: number, form: FormData): Promise<ReviewsAnswer> {
  const values = typedValues(form, [fields.stars, fields.title, fields.body]);
  const stars = readWhole(values[fields.stars], 1, mostStars);
  const [title, body] = [(values[fields.title] ?? '').trim(), (values[fields.body] ?? '').trim()];
  const errors = faultsOf({ stars, title, body });
  if (stars === undefined || Object.keys(errors).length > 0) return { status: 422, result: invalid(values, errors) };
  const photographs = String(form.get(fields.photographs) ?? '');
  const kept = form
    .getAll(fields.kept)
    .map(String)
    .filter((id) => uuidShape.test(id));
  const { api } = context.get(shopContext);
  const { reply, refused } = await submitted(
    api.reviews.write(
      product,
      { rating: stars, title, body, kept, ...(uuidShape.test(photographs) && { form: photographs }) },
      asCustomer(context),
    ),
  );
  if (!refused) {
    noteDataChange(context);
    return { to: donePath((reply as OwnReviewReply).data.review?.state === 'shown' ? 'publicada' : 'revision') };
  }
  // The page says who can write.
  if (refused.code === 'REVIEW_NOT_ALLOWED') return { to: writeReviewPath(product) };
  if (refused.code === 'PRODUCT_NOT_FOUND') return answered(Promise.reject(refused));
  const { status = 422, result } = refusalOf(renamed(refused), values, copy, {
    ...{ [fields.stars]: {}, [fields.title]: {}, [fields.body]: {}, fotografia: {} },
  });
  return { status, result };
}

/** The API's names of the fields, in the form. */
const wireNames: Readonly<Record<string, string>> = {
  ...{ rating: fields.stars, title: fields.title, body: fields.body, fotografia: fields.photographs },
};

const renamed = <Refused extends { fields: readonly { name: string }[] }>(refused: Refused): Refused =>
  Object.assign(refused, {
    fields: refused.fields.map((field) => ({ ...field, name: wireNames[field.name] ?? field.name })),
  });

function faultsOf({ stars, title, body }: { stars: number | undefined; title: string; body: string }): FieldTexts {
  const length = [...body].length;
  return {
    ...(stars === undefined && { [fields.stars]: copy.stars }),
    ...([...title].length > longestReviewTitle && { [fields.title]: copy.longTitle }),
    ...(length < shortestReview && { [fields.body]: copy.body }),
    ...(length > longestReview && { [fields.body]: copy.longBody }),
  };
}
