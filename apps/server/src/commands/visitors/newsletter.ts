/** `shop newsletter`: the confirmed addresses of the newsletter, with the links that end a subscription (AP-19). */
import { createNewsletterOperator, type NewsletterOperator, type Subscriber } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { csvCell } from '@tianguis/feed';
import { type Command, type CommandContext, Usage, type Work } from '../command.ts';
import { table } from '../table.ts';
import { printable, readCount, readOptions, showMoment } from '../words.ts';

const usage = `  newsletter list [--rows N] [--json]
                                    confirmed addresses in alphabetical order
  newsletter export                 all confirmed addresses as CSV, with the link that ends each subscription`;

export const newsletterCommand: Command = { usage, read };

const defaultRows = 50;
const mostRows = 10_000;

type Say = CommandContext['say'];

function read([verb = '', ...rest]: readonly string[], { publicOrigin }: { publicOrigin: string }): Work {
  const run = readVerb(verb, rest);
  // The first link makes the key of the links, so the work may write.
  return async ({ database, say }) => {
    await run(createNewsletterOperator(createUnitOfWork(database.db), publicOrigin), say);
  };
}

function readVerb(verb: string, rest: readonly string[]): (operator: NewsletterOperator, say: Say) => Promise<void> {
  if (verb !== 'list' && verb !== 'export')
    throw new Usage(verb === '' ? '' : `There is no "newsletter ${printable(verb)}".`);
  const { words, options } = readOptions(rest, verb === 'list' ? ['--rows=', '--json'] : []);
  if (words.length > 0) throw new Usage('That is more than this command takes.');
  if (verb === 'export') return writeCsv;
  const most = readCount(options.get('--rows') ?? String(defaultRows), mostRows, 'number of rows');
  return async (operator, say) => {
    const found: Subscriber[] = [];
    for await (const one of operator.confirmed(most)) found.push(one);
    if (options.has('--json')) return say(JSON.stringify(found, null, 2));
    const { confirmed, waiting } = await operator.counts();
    const rows = found.map(({ email, gender, confirmedAt }) => [
      ...[email, interestOf(gender), showMoment(new Date(confirmedAt))],
    ]);
    if (rows.length > 0) for (const line of table([['E-mail', 'Offers', 'Confirmed'], ...rows])) say(line);
    say(`${confirmed} confirmed; ${waiting} not confirmed, which get no newsletter.`);
  };
}

const interestOf = (gender: number): string => (gender === 1 ? 'men' : 'women');

async function writeCsv(operator: NewsletterOperator, say: Say): Promise<void> {
  say('email,offers,confirmed,unsubscribe');
  for await (const { email, gender, confirmedAt, unsubscribe } of operator.confirmed())
    say([email, interestOf(gender), showMoment(new Date(confirmedAt)), unsubscribe].map(csvCell).join(','));
}
