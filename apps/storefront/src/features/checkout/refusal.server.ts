import type { ApiError } from '@tianguis/contract/client';
import type { FieldTexts } from '@tianguis/ui';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import { type FieldSentences, failed, refused } from '../../shared/forms/form-results.ts';
import { tooManyTries } from '../../shared/forms/too-many-tries.ts';
import { answerCopy as copy } from './copy/answer-copy.ts';

/**
 * Makes a form result of a failed call, with the typed values (ER-09).
 * @param unknown message if it is not known whether the call had an effect
 */
export function refusal(
  { status, fields, msg, retryAfter }: ApiError,
  values: FieldTexts,
  sentences: FieldSentences = {},
  unknown: string = copy.failed,
): FormAnswer {
  if (status === 429) return { status, result: failed(values, tooManyTries(retryAfter ?? 30)) };
  if (status === 0) return { status: 503, result: failed(values, unknown) };
  if (status >= 500) return { status: 503, result: failed(values, unknown) };
  const isOfForm = fields.length > 0 && fields.every(({ name }) => Object.hasOwn(sentences, name));
  if (isOfForm) return { result: refused(values, fields, sentences, copy.unreadable) };
  return { status, result: failed(values, fields[0]?.msg ?? (status === 400 ? copy.unreadable : msg)) };
}
