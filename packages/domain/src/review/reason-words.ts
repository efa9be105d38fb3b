import type { ReviewReason } from './review-rules.ts';

/** Why the shop does not show a review, and how to mend it, for its author. */
export const reviewReasonWords: Readonly<Record<ReviewReason, string>> = {
  contact: 'Tiene datos de contacto o enlaces. Quítalos para cuidar tu privacidad y la de los demás.',
  insult: 'Tiene groserías o insultos. Cuenta lo mismo sin ofender a nadie: una mala calificación está bien.',
  personal: 'Tiene datos o la cara de otra persona. Quítalos, aunque te haya dado permiso.',
  'other-thing': 'Habla de otra cosa y no de este producto. Si es sobre tu pedido, escríbenos y lo resolvemos.',
  advertising: 'Anuncia otra tienda u otro producto. Cuéntanos solo cómo te salió este.',
  photograph: 'Una fotografía no se ve bien o no es del producto. Cámbiala o quítala.',
};
