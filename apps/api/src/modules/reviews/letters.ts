/** Mails about the decisions of the shop on a review (AF-05). */
import { type ReviewReason, reviewReasonWords, writeReviewPath } from '@tianguis/domain/review';
import type { Letter } from '@tianguis/mail';

export interface DecidedReview {
  /** The customer's name. */
  nombre: string;
  product: { id: number; title: string; slug: string };
  reason: ReviewReason | null;
}

const reason = 'Recibes este correo porque escribiste una opinión en la tienda.';

/** The letter for the state that a review has now. */
export function reviewLetter(
  state: 'shown' | 'refused' | 'hidden',
  { nombre, product, reason: why }: DecidedReview,
  origin: string,
): Letter {
  const { title } = product;
  if (state === 'shown')
    return {
      subject: 'Ya se publicó tu opinión',
      preview: title,
      title: `${nombre}: ya se publicó tu opinión`,
      parts: [
        { kind: 'text', text: `Tu opinión de ${title} ya ayuda a otras personas a decidir. ¡Gracias!` },
        { kind: 'button', label: 'Ver mi opinión', href: `${origin}/producto/${product.id}/${product.slug}#opiniones` },
      ],
      reason,
    };
  const words = why === null ? '' : reviewReasonWords[why];
  const isHidden = state === 'hidden';
  return {
    subject: isHidden ? 'Quitamos tu opinión de la página' : 'Tu opinión necesita un cambio',
    preview: words,
    title: `${nombre}: ${isHidden ? 'quitamos tu opinión de la página' : 'todavía no publicamos tu opinión'}`,
    parts: [
      { kind: 'text', text: `Es tu opinión de ${title}. ${words}` },
      { kind: 'text', text: 'Tu texto sigue guardado. Corrígelo y lo volvemos a leer.' },
      { kind: 'button', label: 'Corregir mi opinión', href: origin + writeReviewPath(product.id) },
      { kind: 'note', text: 'Publicamos buenas y malas opiniones por igual. Nunca rechazamos una por sus estrellas.' },
    ],
    reason,
  };
}
