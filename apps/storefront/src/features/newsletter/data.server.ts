/** Signing up for the newsletter (VA-02, AP-19). */
import type { ApiClient } from '@tianguis/contract/client';
import { isCallFailure } from '../../shared/api/failures.ts';
import type { NewsletterResult } from '../../shared/frame/newsletter-form.tsx';

const words = {
  required: 'Por favor ingresa un correo electrónico',
  format: 'El formato de correo electrónico es inválido',
  failed: 'Por favor intenta más tarde.',
  sent: 'se ha enviado correctamente',
} as const;

/** As much of an address as can be told from its shape; the mail itself tells the rest. */
const shape = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export async function subscribe(api: ApiClient, form: FormData): Promise<NewsletterResult> {
  const correo = String(form.get('correo') ?? '').trim();
  if (correo === '') return { ok: false, msg: words.required, correo };
  if (!shape.test(correo) || correo.length > 254) return { ok: false, msg: words.format, correo };
  try {
    const reply = await api.newsletter.subscribe({ correo, genero: form.get('genero') === '1' ? 1 : 2 });
    return reply.data.status === 'success'
      ? { ok: true, msg: words.sent, correo: '' }
      : { ok: false, msg: words.failed, correo };
  } catch (error) {
    if (isCallFailure(error)) return { ok: false, msg: words.failed, correo };
    throw error;
  }
}
