/**
 * Why a card payment was declined, for the shopper. Several reasons have the same sentence: whoever tries stolen cards
 * must not learn which part was wrong.
 */

const any = 'Tu banco no autorizó el cargo. Revisa los datos, prueba otra tarjeta o pregunta a tu banco.';

const sentences: Readonly<Record<string, string>> = {
  months_refused: 'Tu tarjeta no participa en esos meses sin intereses. Prueba en un solo pago, o con otra tarjeta.',
  challenge_failed: 'No se completó la confirmación con tu banco. No se hizo ningún cargo.',
};

/** Whether the same card may succeed on another try. These are the reasons that have a sentence for the shopper. */
export const isRepeatable = (reason: string | null): boolean => reason !== null && Object.hasOwn(sentences, reason);

export const declineWords = (reason: string | null): string =>
  reason !== null && Object.hasOwn(sentences, reason) ? (sentences[reason] ?? any) : any;
