/** `shop stores`: lists, shows, renames and marks stores. */
import { createStoreOperator, createStoreOperatorRepository, type StoreOperator, type StoreSheet } from '@tianguis/api';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { quoted, readId, readOptions, readText } from '../words.ts';
import { readStoreTax, storeTaxUsage } from './stores-tax.ts';

const usage = `  stores list [--json]              all stores, with their numbers
  stores show ID [--json]           one store
  stores rename ID NAME             changes its name and its address; the old address redirects
  stores official ID on|off         marks it as an official store, or removes the mark
  stores stock ID shelf|available   its quantities are what stands on the shelf, or exclude pieces of orders
  stores contact ID E-MAIL|--none   where its orders are mailed, or that they are not mailed
${storeTaxUsage}`;

export const storesCommand: Command = { usage, read };

const call = 'npm run shop --';
const longestName = 80;

function read(words: readonly string[]): Work {
  if (words[0] === 'tax' || words[0] === 'border') return readStoreTax(words[0], words.slice(1));
  const answer = parseWords(words);
  const work: Work = async ({ database, say }) => {
    const operator = createStoreOperator(createStoreOperatorRepository(database.db));
    for (const line of await answer(operator)) say(line);
  };
  return words[0] === 'list' || words[0] === 'show' ? reading(work) : work;
}

const knownOptions: Readonly<Record<string, readonly string[]>> = {
  ...{ list: ['--json'], show: ['--json'], contact: ['--none'] },
};

function parseWords([verb, ...rest]: readonly string[]): (operator: StoreOperator) => Promise<string[]> {
  const { words, options } = readOptions(rest, knownOptions[verb ?? ''] ?? []);
  const json = (value: unknown) => [JSON.stringify(value, null, 2)];
  switch (verb) {
    case 'list':
      if (words.length > 0) throw new Usage('That is more than this command takes.');
      return async (operator) => {
        const stores = await operator.list();
        return options.has('--json') ? json(stores) : list(stores);
      };
    case 'show': {
      const id = readId(words[0], 'store');
      return async (operator) => {
        const store = await operator.show(id);
        return options.has('--json') ? json(store) : sheet(store);
      };
    }
    case 'rename': {
      const id = readId(words[0], 'store');
      if (words.length < 2) throw new Usage('What is its name to be?');
      const name = readText(words.slice(1).join(' '), longestName, 'name');
      return async (operator) => {
        const { before, after } = await operator.rename(id, name);
        return [
          `Store ${id}: was ${before.name}, is ${after.name}`,
          `To take it back: ${call} stores rename ${id} ${quoted(before.name)}`,
        ];
      };
    }
    case 'official': {
      const id = readId(words[0], 'store');
      const [, state] = words;
      if (state !== 'on' && state !== 'off') throw new Usage('on or off?');
      return async (operator) => {
        const { before, after } = await operator.setOfficial(id, state === 'on');
        const said = (official: boolean) => (official ? 'an official store' : 'no official store');
        if (before.official === after.official)
          return [`Store ${id}, ${after.name}: is ${said(after.official)} as before`];
        return [
          `Store ${id}, ${after.name}: was ${said(before.official)}, is ${said(after.official)}`,
          `To take it back: ${call} stores official ${id} ${before.official ? 'on' : 'off'}`,
        ];
      };
    }
    case 'stock': {
      const id = readId(words[0], 'store');
      const [, state, ...more] = words;
      if ((state !== 'shelf' && state !== 'available') || more.length > 0) throw new Usage('shelf or available?');
      return async (operator) => {
        const { before, after } = await operator.setExcludesOrders(id, state === 'available');
        const said = ({ excludesOrders }: StoreSheet) =>
          excludesOrders ? 'quantities exclude pieces of orders' : 'quantities are what stands on the shelf';
        if (before.excludesOrders === after.excludesOrders)
          return [`Store ${id}, ${after.name}: ${said(after)}, as before`];
        return [
          `Store ${id}, ${after.name}: ${said(after)}, from its next import on`,
          `To take it back: ${call} stores stock ${id} ${before.excludesOrders ? 'available' : 'shelf'}`,
        ];
      };
    }
    case 'contact': {
      const id = readId(words[0], 'store');
      const [, contact, ...more] = words;
      if ((contact === undefined) !== options.has('--none') || more.length > 0)
        throw new Usage('An e-mail address, or --none?');
      return async (operator) => {
        const { before, after } = await operator.setContact(id, contact ?? null);
        const said = (store: StoreSheet) => (store.contact === null ? 'not mailed' : `mailed to ${store.contact}`);
        if (before.contact === after.contact)
          return [`Store ${id}, ${after.name}: orders are ${said(after)}, as before`];
        return [
          `Store ${id}, ${after.name}: orders were ${said(before)}, are ${said(after)}`,
          `To take it back: ${call} stores contact ${id} ${before.contact === null ? '--none' : quoted(before.contact)}`,
        ];
      };
    }
    default:
      throw new Usage(verb === undefined ? '' : `There is no "stores ${verb}".`);
  }
}

const kindOf = ({ own, official }: StoreSheet) => (own ? 'own' : official ? 'official' : '');
const stars = ({ rating }: StoreSheet) => (rating.count === 0 ? '-' : `${rating.average.toFixed(2)} (${rating.count})`);

function list(stores: readonly StoreSheet[]): string[] {
  if (stores.length === 0) return ['There are no stores.'];
  const rows = stores.map((store) => [
    store.id,
    kindOf(store),
    store.products.active,
    stars(store),
    oneLine(store.name),
  ]);
  return table([['Store', 'Kind', 'On sale', 'Rating', 'Name'], ...rows], [0, 2, 3]);
}

function sheet(store: StoreSheet): string[] {
  return table([
    ['Store', store.id],
    ['Name', oneLine(store.name)],
    ['In its address', store.slug],
    ['Kind', kindOf(store) || 'seller'],
    ['Location', oneLine([store.city, store.state].filter((one) => one !== '').join(', ')) || '-'],
    ['Since', store.since],
    ['Products', `${store.products.active} on sale, ${store.products.all} altogether`],
    ['Rating', stars(store)],
    ['Orders', store.contact === null ? 'are not mailed' : `are mailed to ${store.contact}`],
    ['Quantities', store.excludesOrders ? 'exclude pieces of orders' : 'are what stands on the shelf'],
  ]);
}
