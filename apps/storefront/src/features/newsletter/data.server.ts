/** Subscribes to the newsletter (VA-02, AP-19). */
import type { ApiClient } from '@tianguis/contract/client';
import { isMailAddress } from '@tianguis/domain';
import type { FormResult } from '@tianguis/ui';
import { submitted } from '../../shared/api/failures.ts';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import { done, failed, invalid, typedValues } from '../../shared/forms/form-results.ts';
import { answerCopy } from './answer-copy.ts';
import { newsletterCopy } from './copy.ts';

const words = { ...answerCopy, failed: newsletterCopy.failed };

/** The form's message and status. After every failure, the result contains the typed and chosen values (ER-09). */
export async function subscribe(api: ApiClient, form: FormData): Promise<FormAnswer> {
  const typed = typedValues(form, ['correo', 'genero']);
  const correo = typed.correo?.trim() ?? '';
  const genero = typed.genero === '1' ? 1 : 2;
  const values = { correo, genero: String(genero) };
  const answer = (result: FormResult, status = 200) => ({ status, result });
  if (correo === '') return answer(invalid(values, { correo: words.required }));
  if (!isMailAddress(correo)) return answer(invalid(values, { correo: words.format }));
  const { reply, refused } = await submitted(api.newsletter.subscribe({ correo, genero }));
  if (refused?.status === 429) return answer(failed(values, words.busy), 429);
  if (reply?.data.status !== 'success') return answer(failed(values, words.failed));
  return answer(done(words.sent, { ...values, correo: '' }));
}
