import { ownReviewsPath, writeReviewPath } from '@tianguis/domain/review';

/** Fields and parameters of the pages of reviews (RT-19). */
export const reviewFields = {
  product: 'producto',
  stars: 'calificacion',
  title: 'titulo',
  body: 'texto',
  /** The form of the photographs, in the URL and in the form. */
  photographs: 'fotos',
  /** A photograph of the review before that stays. */
  kept: 'queda',
  /** What a button asks for. */
  action: 'accion',
  /** In the URL: the review that may have helped. */
  review: 'opinion',
  /** In the URL: what happened. */
  done: 'listo',
} as const;

/** Value of {@link reviewFields.action}: erases the review. */
export const withdrawAction = 'borrar';

/** The form of a review, with the form of its photographs. */
export const writeFormPath = (product: number, photographs: string): string =>
  `${writeReviewPath(product)}&${new URLSearchParams({ [reviewFields.photographs]: photographs })}`;

/** The own reviews, after something was done. */
export const donePath = (done: 'publicada' | 'revision' | 'borrada'): string =>
  `${ownReviewsPath}?${new URLSearchParams({ [reviewFields.done]: done })}`;
