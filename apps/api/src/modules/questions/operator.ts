/** Commands of operators on questions (AF-05): they answer as the shop or as the seller of the product, and hide. */
import type { UnitOfWork } from '@tianguis/database';
import { type ContactKind, contactDataIn } from '@tianguis/domain/contact';
import type { LetterShop } from '@tianguis/mail';
import { noteAudit } from '../accounts/service.ts';
import { createMailService } from '../mail/service.ts';
import { foldTexts } from './folded.ts';
import { questionAnswered } from './letters.ts';
import { type QuestionSelection, type QuestionSheet, questionOperatorRepository } from './operator-repository.ts';

export type { QuestionSelection, QuestionSheet } from './operator-repository.ts';

export type QuestionOperator = ReturnType<typeof createQuestionOperator>;

const contactNames: Readonly<Record<ContactKind, string>> = {
  phone: 'a telephone',
  mail: 'a mail address',
  link: 'a link',
  social: 'an invitation to another way of contact',
};

/**
 * @param operator name of the operator who gives the command
 * @param clock epoch milliseconds
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createQuestionOperator(
  shop: UnitOfWork,
  { operator, letters, clock = Date.now }: { operator: string; letters: LetterShop; clock?: () => number },
) {
  async function find(on: Pick<UnitOfWork, 'db'>, id: number): Promise<QuestionSheet> {
    const sheet = await questionOperatorRepository(on).one(id);
    if (!sheet) throw new Error(`There is no question ${id}: "questions list" prints the numbers.`);
    return sheet;
  }

  return {
    list: (selection: QuestionSelection): Promise<QuestionSheet[]> => questionOperatorRepository(shop).list(selection),

    /** All of a question. The audit log of its customer notes it. */
    show: (id: number): Promise<QuestionSheet> =>
      shop.withTransaction(async (unit) => {
        const sheet = await find(unit, id);
        if (sheet.customer !== null)
          await noteAudit(unit.db, {
            ...{ customer: sheet.customer, action: 'shown', actor: 'operator', operator },
            detail: { what: 'question', question: id },
          });
        return sheet;
      }),

    /**
     * Answers a question, or edits its answer. The customer is mailed about the first answer.
     * @param store the seller who answers; undefined: the shop
     */
    answer: (id: number, answer: string, store?: number): Promise<QuestionSheet> =>
      shop.withTransaction(async (unit) => {
        const questions = questionOperatorRepository(unit);
        await questions.lock(id);
        const before = await find(unit, id);
        if (store !== undefined && store !== before.store.id)
          throw new Error(`Store ${store} does not sell product ${before.product.id}: store ${before.store.id} does.`);
        const isSeller = store !== undefined && !before.store.isOwn;
        const contact = isSeller ? contactDataIn(answer) : undefined;
        if (contact !== undefined) throw new Error(`The answer has ${contactNames[contact]}: sellers write none.`);
        const at = new Date(clock());
        const folded = foldTexts(before.text, answer);
        await questions.answer(id, { answer, folded, store: isSeller ? store : null, operator, at });
        const after = await find(unit, id);
        const to = before.customer === null ? undefined : await questions.recipient(before.customer);
        if (before.answer === null && !before.isHidden && to)
          await createMailService(letters, clock).write(unit, {
            ...{ kind: 'question-answered', to: to.email, letter: questionAnswered(to.name, after, letters.origin) },
          });
        return after;
      }),

    /** Hides a question with its answer, or shows it again. */
    setHidden: (id: number, isHidden: boolean): Promise<QuestionSheet> =>
      shop.withTransaction(async (unit) => {
        const questions = questionOperatorRepository(unit);
        await questions.lock(id);
        const before = await find(unit, id);
        if (before.isHidden === isHidden) throw new Error(`Question ${id} is ${isHidden ? '' : 'not '}hidden already.`);
        await questions.setHidden(id, isHidden);
        return find(unit, id);
      }),
  };
}
