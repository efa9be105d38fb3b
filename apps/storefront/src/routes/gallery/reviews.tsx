/** The pages of the customer's reviews (RT-19, AF-05). */
import type { OwnReview, ReviewedProduct } from '@tianguis/contract';
import { PhotographsForm } from '../../features/photographs/photographs-form.tsx';
import { HelpfulForm } from '../../features/reviews/helpful-form.tsx';
import { toHelpful, toList, toWrite } from '../../features/reviews/review-data.ts';
import { ReviewList } from '../../features/reviews/review-list.tsx';
import { WriteForm } from '../../features/reviews/write-form.tsx';
import { invalid } from '../../shared/forms/form-results.ts';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { Apart, type Modules } from './state.tsx';

const form = '00000000-0000-4000-8000-000000000000';

export function ownReviews({ real, now }: Pick<GalleryData, 'real' | 'now'>): Modules {
  const product = { id: 7, slug: 'silla', title: longWord, picture: real[0]?.picture || null };
  const review = sampleReview(product, now);
  const refused: OwnReview = { ...review, state: 'refused', reason: 'contact', product: { ...product, id: 8 } };
  const waiting: OwnReview = { ...review, state: 'waiting', product: { ...product, id: 9 } };
  const list = toList({ open: [product], reviews: [review, waiting, refused] }, '');
  const write = (own: OwnReview | null, canWrite = true) =>
    toWrite({ product, can_write: canWrite, author: longWord, review: own }, { form, draft: undefined });
  const missing = invalid({ titulo: longWord, texto: '' }, { calificacion: 'Elige de una a cinco estrellas.' });
  const vote = { product, review, is_own: false, has_voted: false };
  return {
    'Opiniones propias': (
      <Apart name="opiniones-propias">
        <ReviewList {...list} heading="h3" />
      </Apart>
    ),
    'Todavía sin opiniones': (
      <Apart name="sin-opiniones">
        <ReviewList {...toList({ open: [], reviews: [] }, '')} heading="h3" />
      </Apart>
    ),
    'Escribir una opinión': (
      <Apart name="escribir-opinion">
        <WriteForm
          {...write(null)}
          result={missing}
          photographsForm={<PhotographsForm form={form} ids={[]} sample />}
          sample
        />
      </Apart>
    ),
    'Corregir una opinión': (
      <Apart name="corregir-opinion">
        <WriteForm {...write(refused)} sample />
      </Apart>
    ),
    'Sin haberlo comprado': (
      <Apart name="sin-comprar">
        <WriteForm {...write(null, false)} sample />
      </Apart>
    ),
    'Votar por una opinión': (
      <Apart name="votar-opinion">
        <HelpfulForm {...toHelpful(vote)} sample />
      </Apart>
    ),
    'Votar por una opinión, hecho': (
      <Apart name="votada-opinion">
        <HelpfulForm {...toHelpful({ ...vote, has_voted: true })} sample />
      </Apart>
    ),
  };
}

const sampleReview = (product: ReviewedProduct, now: number): OwnReview => ({
  ...{ id: 1, product, author: 'Guadalupe X.', rating: 4, title: longWord, body: `${longWord}\n${longWord}` },
  ...{ variant: 'Rojo', is_verified: true, helpful_count: 3, seller_reply: null, photographs: [] },
  ...{ created_at: new Date(now).toISOString(), edited_at: null, state: 'shown', reason: null },
});
