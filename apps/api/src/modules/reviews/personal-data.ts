/** The reviews and votes of a customer, for the export and the erasure of an account (AF-07). */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { ownReviewRepository } from './own-repository.ts';

const most = 10_000;

/**
 * A shown review stays without its name and photographs, since its stars are part of what others read and rely on. A
 * customer who wants it gone withdraws it. Reviews that are not shown are erased, and so are the votes.
 */
export const reviewData: PersonalDataPart = {
  name: 'opiniones',
  tables: ['customer_reviews', 'review_votes'],
  erased: 'Tu nombre y tus fotografías en tus opiniones (el texto y las estrellas se quedan, sin decir de quién son)',
  async read(shop, { id }) {
    const reviews = ownReviewRepository(shop);
    return {
      escritas: (await reviews.ofCustomer(id, most)).map((one) => ({
        ...{ producto: one.product.title, nombre: one.author, estrellas: one.rating, titulo: one.title },
        ...{ texto: one.body, estado: one.state, motivo: one.reason, escrita: one.createdAt, editada: one.editedAt },
      })),
      teSirvieron: await reviews.votes(id),
    };
  },
  async erase(unit, { id }) {
    await ownReviewRepository(unit).erase(id);
  },
};
