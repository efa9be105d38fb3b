/** The questions of a customer about products, for the export and the erasure of an account. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { questionRepository } from './repository.ts';

export const questionData: PersonalDataPart = {
  name: 'preguntas',
  tables: ['product_questions', 'told_questions'],
  erased: 'Tus preguntas sin respuesta; las que ya tienen respuesta se quedan sin decir de quién son',
  async read(shop, { id }) {
    return (await questionRepository(shop).ofCustomer(id)).map(({ title, text, askedAt, answer, isHidden }) => ({
      ...{ producto: title, pregunta: text, fecha: askedAt.toISOString(), respuesta: answer },
      publica: answer !== null && !isHidden,
    }));
  },
  erase: (unit, { id }) => questionRepository(unit).removePerson(id),
};
