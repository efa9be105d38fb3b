/** `shop messages`: what customers write about their orders, and the answers of the shop (AF-05). */
import { createMessageOperator, type MessageOperator, type ThreadRow, type ThreadSheet } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { longestMessage } from '@tianguis/domain/contact';
import { type Command, type CommandContext, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { printable, readCount, readOperator, readOptions, readText, showMoment } from '../words.ts';

const usage = `  messages list [--all] [--rows N] [--json]
                                    messages that wait for the shop, the oldest first; --all: the newest
  messages show FOLIO [--json]      all texts of one folio
  messages answer FOLIO --text TEXT answers; a mail leads the customer to it
  messages close FOLIO              nobody writes in it any more`;

export const messagesCommand: Command = { usage, read };

const defaultRows = 50;
const mostRows = 10_000;

type Answer = (messages: MessageOperator) => Promise<string[]>;
type Options = ReadonlyMap<string, string>;

const known: Readonly<Record<string, readonly string[]>> = {
  list: ['--all', '--rows=', '--json'],
  show: ['--json', '--as='],
  answer: ['--text=', '--as='],
  close: ['--as='],
};

function read([verb = '', ...rest]: readonly string[]): Work {
  const names = Object.hasOwn(known, verb) ? known[verb] : undefined;
  if (names === undefined) throw new Usage(verb === '' ? '' : `There is no "messages ${printable(verb)}".`);
  const { words, options } = readOptions(rest, names);
  const isList = verb === 'list';
  if (words.length > (isList ? 0 : 1)) throw new Usage('That is more than this command takes.');
  const [folio] = words;
  if (!isList && folio === undefined) throw new Usage('Which folio?');
  const answer = isList
    ? readList(options)
    : answers[verb as keyof typeof answers](printable(folio ?? '').toUpperCase(), options);
  const operator = isList ? '' : readOperator(options.get('--as'));
  const work = async ({ database, say }: CommandContext) => {
    for (const line of await answer(createMessageOperator(createUnitOfWork(database.db), operator))) say(line);
  };
  return isList ? reading(work) : work;
}

const json = (value: unknown): string[] => [JSON.stringify(value, null, 2)];

function readList(options: Options): Answer {
  const most = readCount(options.get('--rows') ?? String(defaultRows), mostRows, 'number of rows');
  return async (messages) => {
    const found = await messages.list({ all: options.has('--all'), most });
    return options.has('--json') ? json(found) : printList(found);
  };
}

const answers: Readonly<Record<'show' | 'answer' | 'close', (folio: string, options: Options) => Answer>> = {
  show: (folio, options) => async (messages) => {
    const sheet = await messages.show(folio);
    return options.has('--json') ? json(sheet) : printThread(sheet);
  },
  answer: (folio, options) => {
    const given = options.get('--text');
    if (given === undefined) throw new Usage('What is the answer? Write --text: the customer reads it.');
    const text = readText(given, longestMessage, 'answer');
    return async (messages) => [inWords(await messages.answer(folio, text))];
  },
  close: (folio) => async (messages) => [inWords(await messages.close(folio))],
};

const inWords = ({ folio, before, after }: { folio: string; before: string; after: string }): string =>
  `Message ${folio}: ${before === after ? `is ${after} as before` : `was ${before}, is ${after}`}`;

function printList(found: readonly ThreadRow[]): string[] {
  if (found.length === 0) return ['No message waits for the shop.'];
  const rows = found.map((one) => [
    ...[one.folio, one.state, one.number, showMoment(new Date(one.changedAt)), oneLine(one.product?.title ?? '-')],
  ]);
  return table([['Folio', 'State', 'Order', 'Since', 'Product'], ...rows]);
}

const printThread = ({ messages, ...one }: ThreadSheet): string[] => [
  ...table([
    ['Folio', one.folio],
    ['State', one.state],
    ['Order', one.number],
    ['Product', one.product === null ? '-' : `${one.product.id}  ${oneLine(one.product.title)}`],
  ]),
  ...messages.flatMap(({ author, operator, text, at }) => [
    '',
    `${showMoment(new Date(at))}  ${author === 'customer' ? 'customer' : `shop, by ${oneLine(operator ?? '')}`}`,
    oneLine(text ?? '(erased)', longestMessage),
  ]),
];
