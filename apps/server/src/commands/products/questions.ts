/** `shop questions`: what customers ask about products, and the answers of the shop and its sellers (AF-05). */
import { createQuestionOperator, type QuestionOperator, type QuestionSheet } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { longestAnswer } from '@tianguis/domain/contact';
import { createOutbox } from '../../jobs/queue/outbox.ts';
import { type Command, type CommandContext, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { printable, readCount, readId, readOperator, readOptions, readText, showMoment } from '../words.ts';

const usage = `  questions list [--all] [--product N] [--store N] [--rows N] [--json]
                                    questions that wait for an answer, the oldest first; --all: the newest
  questions show QUESTION [--json]  everything of one question
  questions answer QUESTION --text TEXT [--store N]
                                    answers, or edits the answer; --store: as the seller of the product, by name
  questions hide QUESTION [--undo]  hides a question with its answer, or shows it again`;

export const questionsCommand: Command = { usage, read };

const defaultRows = 50;
const mostRows = 10_000;

type Answer = (questions: QuestionOperator) => Promise<string[]>;
type Options = ReadonlyMap<string, string>;

const known: Readonly<Record<string, readonly string[]>> = {
  list: ['--all', '--product=', '--store=', '--rows=', '--json'],
  show: ['--json', '--as='],
  answer: ['--text=', '--store=', '--as='],
  hide: ['--undo', '--as='],
};

function read([verb = '', ...rest]: readonly string[], settings: { shopConfig: string; publicOrigin: string }): Work {
  const names = Object.hasOwn(known, verb) ? known[verb] : undefined;
  if (names === undefined) throw new Usage(verb === '' ? '' : `There is no "questions ${printable(verb)}".`);
  const { words, options } = readOptions(rest, names);
  const isList = verb === 'list';
  if (words.length > (isList ? 0 : 1)) throw new Usage('That is more than this command takes.');
  const answer = isList
    ? readList(options)
    : answers[verb as keyof typeof answers](readId(words[0], 'question'), options);
  const operator = isList ? '' : readOperator(options.get('--as'));
  const work = async ({ database, say }: CommandContext) => {
    const letters = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    const shop = createUnitOfWork(database.db, createOutbox(database.url));
    for (const line of await answer(createQuestionOperator(shop, { operator, letters }))) say(line);
  };
  return isList ? reading(work) : work;
}

const numberOf = (options: Options, name: string, what: string): number | undefined =>
  options.has(name) ? readId(options.get(name), what) : undefined;
const json = (value: unknown): string[] => [JSON.stringify(value, null, 2)];

function readList(options: Options): Answer {
  const selection = {
    ...{ all: options.has('--all'), product: numberOf(options, '--product', 'product') },
    store: numberOf(options, '--store', 'store'),
    most: readCount(options.get('--rows') ?? String(defaultRows), mostRows, 'number of rows'),
  };
  return async (questions) => {
    const found = await questions.list(selection);
    return options.has('--json') ? json(found) : printList(found);
  };
}

const answers: Readonly<Record<'show' | 'answer' | 'hide', (id: number, options: Options) => Answer>> = {
  show: (id, options) => async (questions) => {
    const sheet = await questions.show(id);
    return options.has('--json') ? json(sheet) : printQuestion(sheet);
  },
  answer: (id, options) => {
    const given = options.get('--text');
    if (given === undefined) throw new Usage('What is the answer? Write --text: everybody reads it.');
    const text = readText(given, longestAnswer, 'answer');
    const store = numberOf(options, '--store', 'store');
    return async (questions) => {
      const sheet = await questions.answer(id, text, store);
      const who = sheet.answeredStore === null ? 'the shop' : oneLine(sheet.answeredStore.name, 40);
      return [`Question ${id} is answered by ${who}: ${oneLine(sheet.answer ?? '', 120)}`];
    };
  },
  hide: (id, options) => async (questions) => {
    const { isHidden } = await questions.setHidden(id, !options.has('--undo'));
    return [
      `Question ${id} is ${isHidden ? 'hidden' : 'shown'}.`,
      `To take it back: npm run shop -- questions hide ${id}${isHidden ? ' --undo' : ''}`,
    ];
  },
};

const stateOf = ({ answer, isHidden }: QuestionSheet): string =>
  isHidden ? 'hidden' : answer === null ? 'waiting' : 'answered';

function printList(found: readonly QuestionSheet[]): string[] {
  if (found.length === 0) return ['No question waits for an answer.'];
  const rows = found.map((one) => [
    ...[one.id, showMoment(one.askedAt), stateOf(one), one.product.id, oneLine(one.product.title, 30)],
    ...[one.store.id, oneLine(one.text, 70)],
  ]);
  return table([['Question', 'Asked', 'State', 'Product', '', 'Store', 'Text'], ...rows], [0, 3, 5]);
}

const printQuestion = (one: QuestionSheet): string[] =>
  table([
    ['Question', one.id],
    ['State', stateOf(one)],
    ['Product', `${one.product.id}  ${oneLine(one.product.title)}`],
    ['Sold by', `${one.store.id}  ${oneLine(one.store.name)}`],
    ['Asked', showMoment(one.askedAt)],
    ['Text', oneLine(one.text, 400)],
    ['Answer', oneLine(one.answer ?? '-', longestAnswer)],
    ['Answered', one.answeredAt === null ? '-' : showMoment(one.answeredAt)],
    ['Edited', one.editedAt === null ? '-' : showMoment(one.editedAt)],
    ['As', one.answer === null ? '-' : oneLine(one.answeredStore?.name ?? 'the shop')],
    ['By', oneLine(one.answeredBy ?? '-')],
  ]);
