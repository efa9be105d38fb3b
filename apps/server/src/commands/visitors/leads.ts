/** `shop leads`: businesses that want to sell in the shop (RT-25). */
import { createLeadOperator, type LeadOperator, type LeadRow } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { longestMessage, plainFolio } from '@tianguis/domain/contact';
import { type Command, type CommandContext, reading, Usage, type Work } from '../command.ts';
import { oneLine, table } from '../table.ts';
import { printable, readCount, readOptions, readText, showMoment } from '../words.ts';

const usage = `  leads list [--all] [--rows N] [--json]
                                    businesses that want to sell and wait, the oldest first; --all: the newest
  leads show FOLIO [--json]         everything that one of them left
  leads close FOLIO [--note TEXT]   it does not wait any more`;

export const leadsCommand: Command = { usage, read };

const defaultRows = 50;
const mostRows = 10_000;
const longestNote = 400;

type Options = ReadonlyMap<string, string>;
type Answer = (leads: LeadOperator) => Promise<string[]>;

const known: Readonly<Record<string, readonly string[]>> = {
  list: ['--all', '--rows=', '--json'],
  show: ['--json'],
  close: ['--note='],
};

function read([verb = '', ...rest]: readonly string[]): Work {
  const names = Object.hasOwn(known, verb) ? known[verb] : undefined;
  if (names === undefined) throw new Usage(verb === '' ? '' : `There is no "leads ${printable(verb)}".`);
  const { words, options } = readOptions(rest, names);
  if (words.length > (verb === 'list' ? 0 : 1)) throw new Usage('That is more than this command takes.');
  const [folio] = words;
  if (verb !== 'list' && folio === undefined) throw new Usage('Which folio?');
  const answer = verb === 'list' ? list(options) : ofFolio(verb, plainFolio(printable(folio ?? '')), options);
  const work = async ({ database, say }: CommandContext) => {
    for (const line of await answer(createLeadOperator(createUnitOfWork(database.db)))) say(line);
  };
  return verb === 'close' ? work : reading(work);
}

const json = (value: unknown): string[] => [JSON.stringify(value, null, 2)];

function list(options: Options): Answer {
  const most = readCount(options.get('--rows') ?? String(defaultRows), mostRows, 'number of rows');
  return async (leads) => {
    const found = await leads.list({ all: options.has('--all'), most });
    if (options.has('--json')) return json(found);
    if (found.length === 0) return ['No business waits for the shop.'];
    const rows = found.map(({ folio, state, openedAt, rfc, category, business }) => [
      ...[folio, state, showMoment(new Date(openedAt)), rfc, oneLine(category), oneLine(business)],
    ]);
    return table([['Folio', 'State', 'Since', 'RFC', 'Category', 'Business'], ...rows]);
  };
}

function ofFolio(verb: string, folio: string, options: Options): Answer {
  if (verb === 'show')
    return async (leads) => {
      const lead = await leads.show(folio);
      return options.has('--json') ? json(lead) : print(lead);
    };
  const given = options.get('--note');
  const note = given === undefined ? undefined : readText(given, longestNote, 'note');
  return async (leads) => [
    (await leads.close(folio, note)) ? `Lead ${folio}: was waiting, is closed` : `Lead ${folio}: is closed as before`,
  ];
}

const print = (lead: LeadRow): string[] => [
  ...table([
    ['Folio', lead.folio],
    ['State', lead.state],
    ['Since', showMoment(new Date(lead.openedAt))],
    ['Business', oneLine(lead.business)],
    ['RFC', lead.rfc],
    ['Name', oneLine(lead.name)],
    ['E-mail', oneLine(lead.email)],
    ['Telephone', lead.phone],
    ['Category', oneLine(lead.category)],
    ['Note', oneLine(lead.note ?? '-')],
  ]),
  '',
  oneLine(lead.sells, longestMessage),
];
