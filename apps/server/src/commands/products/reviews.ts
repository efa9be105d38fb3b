/** `shop reviews`: lists, hides and shows reviews. */
import { createReviewOperator, type RatingSheet, type ReviewOperator, type ReviewSheet } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { readId, readOptions } from '../words.ts';

const usage = `  reviews list PRODUCT [--json]     a product's reviews by its number, hidden ones too
  reviews hide|show REVIEW          hides a review from the page, or shows it again; stars of product and store follow`;

export const reviewsCommand: Command = { usage, read };

function read(words: readonly string[]): Work {
  const answer = parseWords(words);
  const work: Work = async ({ database, say }) => {
    const operator = createReviewOperator(createUnitOfWork(database.db));
    for (const line of await answer(operator)) say(line);
  };
  return words[0] === 'list' ? reading(work) : work;
}

function parseWords([verb, ...rest]: readonly string[]): (operator: ReviewOperator) => Promise<string[]> {
  const { words, options } = readOptions(rest, verb === 'list' ? ['--json'] : []);
  if (words.length > 1) throw new Usage('That is more than this command takes.');
  switch (verb) {
    case 'list': {
      const product = readId(words[0], 'product');
      return async (operator) => {
        const { ratings, reviews } = await operator.list(product);
        return options.has('--json') ? [JSON.stringify({ ratings, reviews }, null, 2)] : list(ratings, reviews);
      };
    }
    case 'hide':
    case 'show': {
      const id = readId(words[0], 'review');
      return async (operator) => {
        const { review, before, after } = await operator.setHidden(id, verb === 'hide');
        return [
          `Review ${id} by ${oneLine(review.author, 40)} is ${verb === 'hide' ? 'hidden' : 'shown'}: ${'★'.repeat(review.rating)} ${oneLine(review.body)}`,
          `Product ${after.product.id}: was ${stars(before.product)}, is ${stars(after.product)}`,
          `Store ${after.store.id}, ${oneLine(after.store.name)}: was ${stars(before.store)}, is ${stars(after.store)}`,
          `To take it back: npm run shop -- reviews ${verb === 'hide' ? 'show' : 'hide'} ${id}`,
        ];
      };
    }
    default:
      throw new Usage(verb === undefined ? '' : `There is no "reviews ${verb}".`);
  }
}

const stars = ({ average, count }: { average: number; count: number }) => `${average.toFixed(2)} of ${count}`;

function list({ product }: RatingSheet, reviews: readonly ReviewSheet[]): string[] {
  const title = `${product.id}  ${oneLine(product.title)}: ${stars(product)}`;
  if (reviews.length === 0) return [title, 'No reviews.'];
  const rows = reviews.map(({ id, createdAt, rating, hidden, author, body }) => [
    id,
    dateInMexico(createdAt),
    '★'.repeat(rating),
    hidden ? 'hidden' : '',
    oneLine(author, 20),
    oneLine(body, 70),
  ]);
  return [title, '', ...table([['Review', 'Day', 'Stars', '', 'Author', 'Text'], ...rows], [0])];
}
