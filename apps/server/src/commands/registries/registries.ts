/** `shop registries`: gift registries of customers (RT-23). */
import { createRegistryOperator, type RegistryOperator, type RegistrySheet, type WholeRegistry } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { countItem, giftStateOf, shownCode } from '@tianguis/domain/registry';
import { createOutbox } from '../../jobs/queue/outbox.ts';
import { type Command, type CommandContext, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { printable, readCount, readOperator, readOptions, showMoment, showPrice } from '../words.ts';

const usage = `  registries list [--all] [--rows N] [--json]
                                    open gift registries by date of the event; --all: also closed ones
  registries show CODE [--json]     goods and gifts of one registry
  registries close CODE             takes no more gifts; its owner can open it again`;

export const registriesCommand: Command = { usage, read };

const defaultRows = 50;
const mostRows = 10_000;

type Answer = (registries: RegistryOperator) => Promise<string[]>;
type Options = ReadonlyMap<string, string>;

const known: Readonly<Record<string, readonly string[]>> = {
  list: ['--all', '--rows=', '--json'],
  show: ['--json', '--as='],
  close: ['--as='],
};

function read([verb = '', ...rest]: readonly string[]): Work {
  const names = Object.hasOwn(known, verb) ? known[verb] : undefined;
  if (names === undefined) throw new Usage(verb === '' ? '' : `There is no "registries ${printable(verb)}".`);
  const { words, options } = readOptions(rest, names);
  const isList = verb === 'list';
  if (words.length > (isList ? 0 : 1)) throw new Usage('That is more than this command takes.');
  const answer = isList ? readList(options) : readOne(verb, words[0], options);
  const operator = isList ? '' : readOperator(options.get('--as'));
  const work = async ({ database, say }: CommandContext) => {
    const shop = createUnitOfWork(database.db, createOutbox(database.url));
    for (const line of await answer(createRegistryOperator(shop, operator))) say(line);
  };
  return isList ? reading(work) : work;
}

const json = (value: unknown): string[] => [JSON.stringify(value, null, 2)];

function readList(options: Options): Answer {
  const most = readCount(options.get('--rows') ?? String(defaultRows), mostRows, 'number of rows');
  return async (registries) => {
    const found = await registries.list({ all: options.has('--all'), most });
    return options.has('--json') ? json(found) : printList(found);
  };
}

function readOne(verb: string, code: string | undefined, options: Options): Answer {
  if (code === undefined) throw new Usage('Which registry? "registries list" prints the codes.');
  if (verb === 'close')
    return async (registries) => {
      const { code: closed } = await registries.close(code);
      return [`Registry ${shownCode(closed)} is closed. Its owner can open it again.`];
    };
  return async (registries) => {
    const whole = await registries.show(code);
    return options.has('--json') ? json(whole) : printRegistry(whole);
  };
}

const stateOf = ({ closedAt }: Pick<RegistrySheet, 'closedAt'>): string => (closedAt === null ? 'open' : 'closed');

function printList(found: readonly RegistrySheet[]): string[] {
  if (found.length === 0) return ['There is no gift registry.'];
  const rows = found.map((one) => [
    ...[shownCode(one.code), one.eventOn, one.kind, stateOf(one), oneLine(one.names, 40), oneLine(one.email, 40)],
    ...[one.items, one.gifts],
  ]);
  return table([['Code', 'Event', '', 'State', 'Names', 'Customer', 'Goods', 'Orders'], ...rows], [6, 7]);
}

/** A gift that its owner changed into balance stays taken. */
const stateOfGift = ({ payment, pieces, changed }: WholeRegistry['gifts'][number]): string => {
  const state = giftStateOf(payment);
  if (state !== 'taken' || changed.pieces === 0) return state;
  return `${changed.pieces === pieces ? 'changed' : `${changed.pieces} changed`}, ${showPrice(changed.amount)}`;
};

function printRegistry({ items, gifts, ...one }: WholeRegistry): string[] {
  const goods = items.map(({ product, title, wanted, gifts: own }) => {
    const { taken, reserved } = countItem(wanted, own);
    return [product, oneLine(title, 50), wanted, taken, reserved];
  });
  const given = gifts.map((gift) => [
    ...[showMoment(gift.at), oneLine(gift.from, 30), gift.pieces, oneLine(gift.title, 40)],
    ...[stateOfGift(gift), gift.thankedAt === null ? '-' : 'thanked'],
  ]);
  return [
    ...table([
      ['Registry', shownCode(one.code)],
      ['State', stateOf(one)],
      ['Names', oneLine(one.names)],
      ['Event', `${one.kind}  ${one.eventOn}`],
      ['Customer', oneLine(one.email)],
      ['Found by name', one.isListed ? 'yes' : 'no'],
      ['Surprise', one.isSurprise ? 'yes' : 'no'],
      ['Message', oneLine(one.message || '-', 200)],
    ]),
    ...(goods.length === 0
      ? []
      : ['', ...table([['Product', '', 'Wanted', 'Taken', 'Reserved'], ...goods], [0, 2, 3, 4])]),
    ...(given.length === 0 ? [] : ['', ...table([['Given', 'By', 'Pieces', '', 'State', 'Thanks'], ...given], [2])]),
  ];
}
