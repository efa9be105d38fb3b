/**
 * Questions about products (AF-05; decision 48). Customers ask, the seller or the shop answers by command. A question is
 * public once it is answered, without the name of its customer.
 */
import type { AskedQuestionReply, QuestionForm, QuestionsQuery, QuestionsReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { contactDataIn, mostQuestionsADay } from '@tianguis/domain/contact';
import { Failure, wrongField } from '../../failure.ts';
import { cleanComment } from '../chosen-lines.ts';
import { lockCustomer } from '../orders/service.ts';
import { pageMetadata } from '../page-metadata.ts';
import { foldTexts, searchedWords } from './folded.ts';
import { questionRepository } from './repository.ts';
import { questionWords as words } from './words.ts';

export { foldTexts, searchedWords } from './folded.ts';

export interface QuestionOptions {
  /** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client */
  callers: { whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }> };
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

export interface Questions {
  /** A page of a product's answered questions, the newest answer first. @throws Failure PRODUCT_NOT_FOUND */
  list(product: number, query: QuestionsQuery): Promise<QuestionsReply>;
  /**
   * Asks about a product. The same form, sent again, gets the same reply.
   * @throws Failure of the callers; PRODUCT_NOT_FOUND, also for a product that is not sold; VALIDATION_FAILED for a text
   * with contact data, and for too many questions in a day
   */
  ask(accessToken: string | undefined, form: QuestionForm): Promise<AskedQuestionReply>;
}

const defaultPageSize = 10;
const dayMs = 86_400_000;
/** Letters of a question at least. */
const fewestLetters = 3;

/** A typed line for the page. @throws Failure VALIDATION_FAILED with a sentence for the field `texto` */
function readQuestion(typed: string): string {
  const text = cleanComment(typed);
  if (text === null) throw wrongField('texto', words.empty);
  const contact = contactDataIn(text);
  if (contact !== undefined) throw wrongField('texto', words.contact[contact]);
  if ((text.match(/\p{L}/gu) ?? []).length < fewestLetters) throw wrongField('texto', words.short);
  return text;
}

export function createQuestions(shop: UnitOfWork, { callers, clock = Date.now }: QuestionOptions): Questions {
  return {
    async list(product, { query = '', page = 1, page_size: limit = defaultPageSize }) {
      const options = { words: searchedWords(query), limit, offset: (page - 1) * limit };
      const found = await questionRepository(shop).ofProduct(product, options);
      if (!found) throw new Failure('PRODUCT_NOT_FOUND');
      const { questions, total } = found;
      return { data: { questions, total }, metadata: pageMetadata(found.found, page, limit) };
    },

    async ask(accessToken, { pregunta: form, producto: product, texto }) {
      const customer = (await callers.whoCalls(accessToken)).account.id;
      const before = await questionRepository(shop).ofForm(customer, form);
      if (before) return { status: 'success', data: before };
      const text = readQuestion(texto);
      const at = new Date(clock());
      return shop.withTransaction(async (unit) => {
        if (!(await lockCustomer(unit, customer))) throw new Failure('UNAUTHENTICATED');
        const questions = questionRepository(unit);
        const made = await questions.ofForm(customer, form);
        if (made) return { status: 'success', data: made };
        if ((await questions.countSince(customer, new Date(at.getTime() - dayMs))) >= mostQuestionsADay)
          throw wrongField('texto', words.tooMany);
        const id = await questions.add({ product, customer, form, text, folded: foldTexts(text), at });
        if (id === undefined) throw new Failure('PRODUCT_NOT_FOUND');
        return { status: 'success', data: { id, text } };
      });
    },
  };
}
