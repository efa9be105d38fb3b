import type { ApiError } from '@tianguis/contract/client';
import type { FieldTexts } from '@tianguis/ui';
import type { FormAnswer } from './form-answer.server.ts';
import { type FieldSentences, failed, refused } from './form-results.ts';
import { tooManyTries } from './too-many-tries.ts';

export interface RefusalWords {
  /** The API cannot read the values of the form. */
  unreadable: string;
  /** The call had no reply, or the API failed. So it is not known whether the call had an effect. */
  failed: string;
}

/** Makes a form result of a failed call, with the typed values (ER-09). */
export function refusalOf(
  { status, fields, msg, retryAfter }: ApiError,
  values: FieldTexts,
  words: RefusalWords,
  sentences: FieldSentences = {},
): FormAnswer {
  if (status === 429) return { status, result: failed(values, tooManyTries(retryAfter ?? 30)) };
  if (status === 0 || status >= 500) return { status: 503, result: failed(values, words.failed) };
  const isOfForm = fields.length > 0 && fields.every(({ name }) => Object.hasOwn(sentences, name));
  if (isOfForm) return { result: refused(values, fields, sentences, words.unreadable) };
  return { status, result: failed(values, fields[0]?.msg ?? (status === 400 ? words.unreadable : msg)) };
}
