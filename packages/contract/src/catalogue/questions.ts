/** Questions about a product, with their answers (AF-05). Only answered questions are public. */
import { lastPageNumber } from '@tianguis/domain';
import { longestQuestion } from '@tianguis/domain/contact';
import Type, { type Static } from 'typebox';
import { nullable, pageMetadata } from '../shapes.ts';

const strict = { additionalProperties: false };

/** Characters of the words by which questions are searched. */
export const longestQuestionSearch = 200;

const question = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  asked_at: Type.String({ description: 'ISO 8601 in UTC' }),
  answer: Type.String(),
  answered_at: Type.String({ description: 'ISO 8601 in UTC; of the first answer, if it was edited' }),
  answered_by: nullable(Type.String({ description: 'The name of the seller who answered; null for the shop' })),
});
export type Question = Static<typeof question>;

export const questionsParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
export const questionsQuery = Type.Object(
  {
    query: Type.Optional(
      Type.String({ maxLength: longestQuestionSearch, description: 'Only questions with all these words' }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPageNumber, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  },
  strict,
);
export type QuestionsQuery = Static<typeof questionsQuery>;

export const questionsReply = Type.Object({
  data: Type.Object({
    questions: Type.Array(question),
    total: Type.Integer({ description: 'All public questions of the product, regardless of the words' }),
  }),
  metadata: pageMetadata,
});
export type QuestionsReply = Static<typeof questionsReply>;

export const questionForm = Type.Object(
  {
    pregunta: Type.String({
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      description: 'Chosen by the caller: sent again, it asks once',
    }),
    producto: Type.Integer({ minimum: 1, maximum: 2147483647 }),
    texto: Type.String({ maxLength: longestQuestion }),
  },
  strict,
);
export type QuestionForm = Static<typeof questionForm>;

export const askedQuestionReply = Type.Object({
  status: Type.String(),
  data: Type.Object({ id: Type.Integer(), text: Type.String({ description: 'As it is stored' }) }),
});
export type AskedQuestionReply = Static<typeof askedQuestionReply>;
