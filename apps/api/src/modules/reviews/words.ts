/** Sentences for reviews that cannot be stored (ER-09). */
import { mostPhotographs } from '@tianguis/domain/photograph';
import { shortestReview } from '@tianguis/domain/review';

export const reviewWords = {
  short: `Cuéntanos un poco más: escribe al menos ${shortestReview} letras.`,
  photographs: `Una opinión tiene ${mostPhotographs} fotografías como máximo. Quita algunas para agregar otras.`,
} as const;
