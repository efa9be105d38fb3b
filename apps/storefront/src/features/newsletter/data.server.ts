/** Signing up for the newsletter (VA-02, AP-19). */
import type { ApiClient } from '@tianguis/contract/client';
import { submitted } from '../../shared/api/failures.ts';
import { newsletterCopy } from './copy.ts';
import type { NewsletterResult } from './newsletter-form.tsx';

const { answers: words } = newsletterCopy;

/** As much of an address as can be told from its shape; the mail itself tells the rest. */
const shape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** What to tell and with which status; whatever goes wrong, what was typed and chosen comes back (ER-09). */
export async function subscribe(api: ApiClient, form: FormData): Promise<{ status: number; result: NewsletterResult }> {
  const correo = String(form.get('correo') ?? '').trim();
  const genero = form.get('genero') === '1' ? 1 : 2;
  const wrong = (msg: string, status = 200) => ({ status, result: { ok: false, msg, correo, genero } as const });
  if (correo === '') return wrong(words.required);
  if (!shape.test(correo) || correo.length > 254) return wrong(words.format);
  const { reply, refused } = await submitted(api.newsletter.subscribe({ correo, genero }));
  if (refused?.status === 429) return wrong(words.busy, 429);
  if (reply?.data.status !== 'success') return wrong(words.failed);
  return { status: 200, result: { ok: true, msg: words.sent, correo: '', genero } };
}
