/** Answers a pressed heart: saves the product, or removes it from all lists (RL-03, AP-09). */
import type { ApiError } from '@tianguis/contract/client';
import type { RouterContextProvider } from 'react-router';
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../../shared/forms/form-answer.server.ts';
import { done, failed } from '../../../shared/forms/form-results.ts';
import { tooManyTries } from '../../../shared/forms/too-many-tries.ts';
import { heartNotes } from '../../../shared/links/wishlist-paths.ts';
import { callAs } from '../../../shared/session/call-as.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { wishlistWords } from '../words.ts';

type Context = Readonly<RouterContextProvider>;

const words = wishlistWords.heart;

/** @returns undefined if there is no session */
export async function pressHeart(context: Context, product: number, isRemoved: boolean) {
  const { wishlist } = context.get(shopContext).api;
  const answer = await callAs(context, (token) => {
    const form = { token, products: [product] };
    return isRemoved ? wishlist.remove(form) : wishlist.add(form);
  });
  if (answer?.reply) noteDataChange(context);
  return answer;
}

/** The answer for a script, which shows the text. */
export function heartAnswer({ refused }: { refused?: ApiError | undefined }, isRemoved: boolean): FormAnswer {
  if (refused === undefined) return { result: done(isRemoved ? words.removed : words.saved) };
  if (refused.status === 429) return { status: 429, result: failed({}, tooManyTries(refused.retryAfter ?? 30)) };
  return { result: failed({}, sentenceOf(refused)) };
}

const sentenceOf = ({ status, fields }: ApiError): string =>
  status === 422 ? (fields[0]?.msg ?? words.failed) : words.failed;

export type HeartNote = keyof typeof heartNotes;

/**
 * The note about a press on the heart of a page without scripts. Only wrong fields give a note: other failures are
 * thrown, and the error page is shown.
 */
export async function noteOf({ refused }: { refused?: ApiError | undefined }): Promise<HeartNote> {
  if (refused === undefined) return 'saved';
  const isFull = refused.fields.some(({ code }) => code === 'TOO_MANY');
  if (refused.status === 422) return isFull ? 'full' : 'gone';
  return answered(Promise.reject(refused));
}

/** The page where the heart was pressed, with the note about the result as its URL fragment. */
export const backWithNote = (back: string, note: HeartNote): string => `${back.split('#', 1)[0]}#${heartNotes[note]}`;
