/** `shop reviews`: lists reviews, and shows, refuses or hides them (AF-05). */
import { createReviewOperator, type ReviewChange, type ReviewOperator } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { type ReviewReason, reviewReasons } from '@tianguis/domain/review';
import { createOutbox } from '../../jobs/queue/outbox.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { oneLine } from '../table.ts';
import { printable, readCount, readId, readOperator, readOptions } from '../words.ts';
import { printReview, printReviews, printWaiting } from './reviews-print.ts';

const usage = `  reviews list [PRODUCT] [--rows N] [--json]
                                    reviews that wait for a person; of a product by its number: all, hidden ones too
  reviews show REVIEW [--json]      everything of one review
  reviews accept REVIEW [--version V]
                                    shows it; stars of product and store follow, and its author gets a mail
  reviews refuse REVIEW --version V --reason R
                                    does not show one that waits; its author reads the reason, and can mend it
  reviews hide REVIEW [--reason R]  takes it from its page; with R, if a customer of the shop wrote it
      --version V                   what "show" printed: needed for one that waits, which its author can change
      --reason R                    ${reviewReasons.join(', ')}
      --as NAME                     who gives the command, for the audit log; default the user of the system`;

export const reviewsCommand: Command = { usage, read };

const defaultRows = 50;
const mostRows = 10_000;

type Verb = 'list' | 'show' | 'accept' | 'refuse' | 'hide';
const optionsOf: Readonly<Record<Verb, readonly string[]>> = {
  ...{ list: ['--rows=', '--json'], show: ['--json'] },
  ...{ accept: ['--version=', '--as='], refuse: ['--version=', '--reason=', '--as='], hide: ['--reason=', '--as='] },
};
const isVerb = (word: string): word is Verb => Object.hasOwn(optionsOf, word);

function read([verb = '', ...rest]: readonly string[], settings: Settings): Work {
  if (!isVerb(verb)) throw new Usage(verb === '' ? '' : `There is no "reviews ${printable(verb)}".`);
  const { words, options } = readOptions(rest, optionsOf[verb]);
  if (words.length > 1) throw new Usage('That is more than this command takes.');
  const answer = answers[verb](words[0], options);
  const operator = readOperator(options.get('--as'));
  const work: Work = async ({ database, say }) => {
    const letters = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    const shop = createUnitOfWork(database.db, createOutbox(database.url));
    for (const line of await answer(createReviewOperator(shop, { operator, letters }))) say(line);
  };
  return verb === 'list' || verb === 'show' ? reading(work) : work;
}

type Options = ReadonlyMap<string, string>;
type Answer = (reviews: ReviewOperator) => Promise<string[]>;

const orJson = <Found>(found: Found, options: Options, print: (found: Found) => string[]): string[] =>
  options.has('--json') ? [JSON.stringify(found, null, 2)] : print(found);

const answers: Readonly<Record<Verb, (word: string | undefined, options: Options) => Answer>> = {
  list(word, options) {
    const most = readCount(options.get('--rows') ?? String(defaultRows), mostRows, 'number of rows');
    if (word === undefined) return async (reviews) => orJson(await reviews.waiting(most), options, printWaiting);
    const product = readId(word, 'product');
    return async (reviews) => orJson(await reviews.list(product), options, printReviews);
  },
  show(word, options) {
    const id = readId(word, 'review');
    return async (reviews) => orJson(await reviews.show(id), options, printReview);
  },
  accept(word, options) {
    const id = readId(word, 'review');
    return async (reviews) => inWords(await reviews.accept(id, options.get('--version')), 'shown');
  },
  refuse(word, options) {
    const id = readId(word, 'review');
    const reason = readReason(options);
    if (reason === null) throw new Usage('Why? Write --reason: the author reads it.');
    return async (reviews) => inWords(await reviews.refuse(id, reason, options.get('--version')), 'refused');
  },
  hide(word, options) {
    const id = readId(word, 'review');
    const reason = readReason(options);
    return async (reviews) => inWords(await reviews.hide(id, reason), 'hidden');
  },
};

function readReason(options: Options): ReviewReason | null {
  const given = options.get('--reason');
  if (given === undefined) return null;
  const reason = reviewReasons.find((one) => one === given);
  if (!reason) throw new Usage(`The reasons are ${reviewReasons.join(', ')}.`);
  return reason;
}

const stars = ({ average, count }: { average: number; count: number }) => `${average.toFixed(2)} of ${count}`;

function inWords({ review, before, after, isMailed }: ReviewChange, now: string): string[] {
  const { id, author, rating, body } = review;
  return [
    `Review ${id} by ${oneLine(author, 40)} is ${now}: ${'★'.repeat(rating)} ${oneLine(body)}`,
    `Product ${after.product.id}: was ${stars(before.product)}, is ${stars(after.product)}`,
    `Store ${after.store.id}, ${oneLine(after.store.name)}: was ${stars(before.store)}, is ${stars(after.store)}`,
    ...(isMailed ? ['Its author gets a mail.'] : []),
    ...(now === 'shown' ? [] : [`To take it back: npm run shop -- reviews accept ${id}`]),
  ];
}
