/** `shop links`: makes, lists and closes links that put products into a cart, for affiliates and livestreams. */
import { type CartLinkOperator, type CartLinkSheet, createCartLinkOperator, type LinkToCreate } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Settings } from '../../settings/settings.ts';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { readCount, readId, readMoment, readOptions, readText, readUntil, showMoment } from '../words.ts';

const usage = `  links list [--json]               the links of affiliates and livestreams, with how often each was used
  links create afiliados|livestream NAME PRODUCT[:SKU][=PIECES]… [--from MOMENT] [--until DAY|MOMENT] [--store ID]
              [--payment-id TEXT] [--redirect-to URL] [--webhook URL]
                                    prints the address; NAME is whose it is, as shoppers read it
  links close LINK                  from now on, its page says that it is not available
  links secret ORIGIN               by which the partner of "cartPartners" verifies the messages of its webhook`;

export const linksCommand: Command = { usage, read };

const call = 'npm run shop --';
const longestName = 100;
const longestText = 2_000;
const mostPieces = 999;

function read(words: readonly string[], settings: Settings): Work {
  const answer = parseWords(words);
  const work: Work = async ({ database, say }) => {
    const { publicOrigin, shopConfig } = settings;
    const partners = loadShopConfig(shopConfig).cartPartners ?? [];
    const operator = createCartLinkOperator(createUnitOfWork(database.db), { publicOrigin, partners });
    for (const line of await answer(operator)) say(line);
  };
  return words[0] === 'list' ? reading(work) : work;
}

function parseWords([verb, ...rest]: readonly string[]): (operator: CartLinkOperator) => Promise<string[]> {
  switch (verb) {
    case 'list': {
      const { words, options } = readOptions(rest, ['--json']);
      if (words.length > 0) throw new Usage('That is more than this command takes.');
      return async (operator) => {
        const links = await operator.list();
        return options.has('--json') ? [JSON.stringify(links, null, 2)] : list(links);
      };
    }
    case 'create': {
      const link = readLink(rest);
      return async (operator) => {
        const { id, url } = await operator.create(link);
        return [`Link ${id} is open: ${url}`, `To take it back: ${call} links close ${id}`];
      };
    }
    case 'close': {
      const [id, ...more] = rest;
      if (id === undefined || more.length > 0) throw new Usage('Which link?');
      return async (operator) => [
        (await operator.close(id)) ? `Link ${oneLine(id)}: was open, is closed` : missing(id),
      ];
    }
    case 'secret': {
      const [origin, ...more] = rest;
      if (origin === undefined || more.length > 0) throw new Usage('Of which partner?');
      return async (operator) => [await operator.secret(origin)];
    }
    default:
      throw new Usage(verb === undefined ? '' : `There is no "links ${verb}".`);
  }
}

function missing(id: string): never {
  throw new Error(`There is no open link ${oneLine(id)} of an affiliate or a livestream.`);
}

function readLink(rest: readonly string[]): LinkToCreate {
  const known = ['--from=', '--until=', '--store=', '--payment-id=', '--redirect-to=', '--webhook='];
  const { words, options } = readOptions(rest, known);
  const [kind, name, ...products] = words;
  if (kind !== 'afiliados' && kind !== 'livestream') throw new Usage('Is it for "afiliados", or a "livestream"?');
  if (name === undefined) throw new Usage('Whose link is it?');
  if (products.length === 0) throw new Usage('Which products?');
  const of = <Value>(option: string, parse: (given: string) => Value): Value | null => {
    const given = options.get(option);
    return given === undefined ? null : parse(given);
  };
  const text = (option: string) => of(option, (given) => readText(given, longestText, 'text')) ?? undefined;
  return {
    ...{ kind, name: readText(name, longestName, 'name'), products: products.map(readProduct) },
    ...{ startsAt: of('--from', readMoment), endsAt: of('--until', (given) => readUntil(given)) },
    store: of('--store', (id) => readId(id, 'store')),
    ...{ paymentId: text('--payment-id'), redirectTo: text('--redirect-to'), webhook: text('--webhook') },
  };
}

/** Reads a product with optional SKU and quantity: `7`, `7=2`, `8:TAZA-1=3`. */
function readProduct(word: string): LinkToCreate['products'][number] {
  const found = /^(\d+)(?::(.+?))?(?:=(\d+))?$/.exec(word);
  if (!found) throw new Usage(`"${oneLine(word)}" is no product: write 7, 7=2 or 8:SKU=3.`);
  const [, id = '', sku, pieces = '1'] = found;
  const quantity = readCount(pieces, mostPieces, 'number of pieces');
  if (quantity === 0) throw new Error('A product with no pieces is no product of a link.');
  return { id: readId(id, 'product'), sku, quantity };
}

function list(links: readonly CartLinkSheet[]): string[] {
  if (links.length === 0) return ['There are no links.'];
  const rows = links.map((one) => [
    one.id,
    stateOf(one),
    one.kind,
    String(one.lines),
    String(one.uses),
    one.endsAt === null ? '-' : showMoment(one.endsAt),
    oneLine(one.name),
  ]);
  return table([['link', '', 'for', 'products', 'uses', 'ends', 'name'], ...rows], [3, 4]);
}

function stateOf({ closedAt, startsAt, endsAt }: CartLinkSheet): string {
  const now = new Date();
  if (closedAt !== null) return 'closed';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt !== null && startsAt > now ? 'not yet' : '';
}
