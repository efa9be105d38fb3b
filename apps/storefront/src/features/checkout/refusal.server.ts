import type { ApiError } from '@tianguis/contract/client';
import type { FieldTexts } from '@tianguis/ui';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import type { FieldSentences } from '../../shared/forms/form-results.ts';
import { refusalOf } from '../../shared/forms/refusal.server.ts';
import { answerCopy as copy } from './copy/answer-copy.ts';

/**
 * Makes a form result of a failed call, with the typed values (ER-09).
 * @param unknown message if it is not known whether the call had an effect
 */
export const refusal = (
  error: ApiError,
  values: FieldTexts,
  sentences: FieldSentences = {},
  unknown: string = copy.failed,
): FormAnswer => refusalOf(error, values, { unreadable: copy.unreadable, failed: unknown }, sentences);
