/**
 * `shop messages`: what customers write about orders (AF-05) and visitors on the contact page (RT-17), and the answers.
 */
import {
  type ContactOperator,
  createContactOperator,
  createMessageOperator,
  type MessageOperator,
  type ThreadRow,
  type ThreadSheet,
} from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { isContactFolio, longestMessage, plainFolio } from '@tianguis/domain/contact';
import { createOutbox } from '../../jobs/queue/outbox.ts';
import { type Command, type CommandContext, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { contactCells, printContact } from '../visitors/contacts-print.ts';
import { printable, readCount, readOperator, readOptions, readText, showMoment } from '../words.ts';

const usage = `  messages list [--all] [--rows N] [--json]
                                    messages that wait for the shop, the oldest first; --all: the newest
  messages show FOLIO [--json]      all texts of one folio
  messages answer FOLIO --text TEXT answers; a mail leads the customer to it, or brings it to a visitor (folios C…)
  messages close FOLIO              nobody writes in it any more`;

export const messagesCommand: Command = { usage, read };

const defaultRows = 50;
const mostRows = 10_000;

/** The operators of both kinds of folios. */
interface Operators {
  messages: MessageOperator;
  contacts: ContactOperator;
}
type Answer = (operators: Operators) => Promise<string[]>;
type Options = ReadonlyMap<string, string>;

const known: Readonly<Record<string, readonly string[]>> = {
  list: ['--all', '--rows=', '--json'],
  show: ['--json', '--as='],
  answer: ['--text=', '--as='],
  close: ['--as='],
};

function read([verb = '', ...rest]: readonly string[], settings: { shopConfig: string; publicOrigin: string }): Work {
  const names = Object.hasOwn(known, verb) ? known[verb] : undefined;
  if (names === undefined) throw new Usage(verb === '' ? '' : `There is no "messages ${printable(verb)}".`);
  const { words, options } = readOptions(rest, names);
  const isList = verb === 'list';
  if (words.length > (isList ? 0 : 1)) throw new Usage('That is more than this command takes.');
  const [folio] = words;
  if (!isList && folio === undefined) throw new Usage('Which folio?');
  const answer = isList
    ? readList(options)
    : answers[verb as keyof typeof answers](plainFolio(printable(folio ?? '')), options);
  const operator = isList ? '' : readOperator(options.get('--as'));
  const work = async ({ database, say }: CommandContext) => {
    const letters = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    const shop = createUnitOfWork(database.db, createOutbox(database.url));
    const messages = createMessageOperator(shop, operator);
    const contacts = createContactOperator(shop, { operator, letters });
    for (const line of await answer({ messages, contacts })) say(line);
  };
  return isList ? reading(work) : work;
}

const json = (value: unknown): string[] => [JSON.stringify(value, null, 2)];

function readList(options: Options): Answer {
  const most = readCount(options.get('--rows') ?? String(defaultRows), mostRows, 'number of rows');
  return async ({ messages, contacts }) => {
    const all = options.has('--all');
    const [threads, requests] = [await messages.list({ all, most }), await contacts.list({ all, most })];
    const found = [
      ...threads.map((data) => ({ data, at: Date.parse(data.changedAt), cells: threadCells(data) })),
      ...requests.map((data) => ({ data, at: Date.parse(data.changedAt), cells: contactCells(data) })),
    ];
    const shown = found.sort((one, other) => (all ? other.at - one.at : one.at - other.at)).slice(0, most);
    return options.has('--json') ? json(shown.map(({ data }) => data)) : printList(shown.map(({ cells }) => cells));
  };
}

const answers: Readonly<Record<'show' | 'answer' | 'close', (folio: string, options: Options) => Answer>> = {
  show:
    (folio, options) =>
    async ({ messages, contacts }) => {
      if (isContactFolio(folio)) {
        const sheet = await contacts.show(folio);
        return options.has('--json') ? json(sheet) : printContact(sheet);
      }
      const sheet = await messages.show(folio);
      return options.has('--json') ? json(sheet) : printThread(sheet);
    },
  answer: (folio, options) => {
    const given = options.get('--text');
    if (given === undefined) throw new Usage('What is the answer? Write --text: the customer reads it.');
    const text = readText(given, longestMessage, 'answer');
    return async (operators) => [inWords(await operatorOf(folio, operators).answer(folio, text))];
  },
  close: (folio) => async (operators) => [inWords(await operatorOf(folio, operators).close(folio))],
};

const operatorOf = (folio: string, { messages, contacts }: Operators) => (isContactFolio(folio) ? contacts : messages);

const inWords = ({ folio, before, after }: { folio: string; before: string; after: string }): string =>
  `Message ${folio}: ${before === after ? `is ${after} as before` : `was ${before}, is ${after}`}`;

const threadCells = (one: ThreadRow): string[] => [
  ...[one.folio, one.state, one.number, showMoment(new Date(one.changedAt)), oneLine(one.product?.title ?? '-')],
];

function printList(rows: string[][]): string[] {
  if (rows.length === 0) return ['No message waits for the shop.'];
  return table([['Folio', 'State', 'Order', 'Since', 'About'], ...rows]);
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
