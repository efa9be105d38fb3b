/** Reads the questions of a product for its page (AF-05). */
import type { Product, QuestionsReply } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { askPath } from '@tianguis/domain/contact';
import { answered } from '../../shared/api/failures.ts';
import { questionsCopy as copy } from './copy.ts';

/** Questions on a page. */
export const questionsPerPage = 5;

/** The questions that a URL of a product's page selects. */
export interface QuestionsChoice {
  /** Searched text; empty if nothing is searched. */
  search: string;
  page: number;
}

export interface QuestionData {
  id: number;
  text: string;
  answer: string;
  /** Who answered, and when. */
  who: string;
  date: string;
}

export interface QuestionsData {
  questions: QuestionData[];
  /** All public questions of the product. */
  total: number;
  /** Those with the searched text. */
  found: number;
  search: string;
  page: number;
  pages: number;
  /** Where the form of a question is sent; undefined if the product is not sold any more. */
  askAction: string | undefined;
}

/** The questions of a product. They are the same for everybody, so the page can be cached. */
export async function readQuestions(
  api: ApiClient,
  product: Pick<Product, 'id' | 'is_active'>,
  { search, page }: QuestionsChoice,
  siteName: string,
): Promise<QuestionsData> {
  const query = { page, page_size: questionsPerPage, ...(search !== '' && { query: search }) };
  const reply = await answered(api.questions.list(product.id, query));
  return {
    ...{ questions: reply.data.questions.map((one) => toQuestion(one, siteName)), search, page },
    ...{ total: reply.data.total, found: reply.metadata.total, pages: reply.metadata.pages },
    askAction: product.is_active ? askPath(product.id) : undefined,
  };
}

const toQuestion = (
  { id, text, answer, answered_at: at, answered_by: seller }: QuestionsReply['data']['questions'][number],
  siteName: string,
): QuestionData => ({ id, text, answer, who: seller ?? siteName, date: copy.on(at) });
