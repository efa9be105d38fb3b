/**
 * `shop customers`: commands of customer support on accounts. Each command adds an entry to the account's audit log.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type CustomerOperator, createCustomerOperator } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { createOutbox } from '../../jobs/queue/outbox.ts';
import type { Settings } from '../../settings/settings.ts';
import { writeAtomically } from '../../write-atomically.ts';
import { type Command, type CommandContext, reading, Usage, type Work } from '../command.ts';
import { reasonOf } from '../doctor/check.ts';
import { standardInput } from '../standard-input.ts';
import { printable, readOperator, readOptions } from '../words.ts';
import { printLog, printReport, printSessions } from './customers-print.ts';
import { printOpenRequests, printRequests } from './requests-print.ts';

const usage = `  customers show WHO                the account of an e-mail or id: its state, sign-ins and audit log
  customers log WHO                 its audit log alone; by its id, also of one that was erased
  customers sessions WHO [--end]    where it is signed in; --end signs it out everywhere
  customers close WHO               nobody signs in with it any more, until it is unlocked
  customers unlock WHO              opens a closed account, and forgets sign-ins that failed
  customers authenticator WHO --off turns the authenticator app off for who has lost it, and signs out
  customers requests [WHO]          open requests by the law of privacy, or all of one customer with their texts
  customers answer NUMBER --file F  mails the answer (F: a text, or - for the standard input) to its customer
  customers export WHO [--file F]   all that the shop keeps about its customer, as JSON
  customers erase WHO [--yes]       erases it at once and for ever; asks for its e-mail first, but for --yes
      --mailed                      for answer, where the account was erased: it was answered without the shop
      --as NAME                     who gives the command, for the audit log; default the user of the system`;

export const customersCommand: Command = { usage, read };

const call = 'npm run shop --';
type Answer = (customers: CustomerOperator) => Promise<string[]>;

const optionsOf: Readonly<Record<string, readonly string[]>> = {
  ...{ show: [], log: [], close: [], unlock: [] },
  ...{ sessions: ['--end'], export: ['--file='], erase: ['--yes'] },
  ...{ authenticator: ['--off'], requests: [], answer: ['--file=', '--mailed'] },
};

// Commands on a customer are never `reading`, since they write to the audit log.
function read([verb = '', ...rest]: readonly string[], settings: Settings): Work {
  const known = Object.hasOwn(optionsOf, verb) ? optionsOf[verb] : undefined;
  if (known === undefined) throw new Usage(verb === '' ? '' : `There is no "customers ${printable(verb)}".`);
  const { words, options } = readOptions(rest, [...known, '--as=']);
  const [who] = words;
  if (words.length > 1) throw new Usage('That is more than this command takes.');
  const operator = readOperator(options.get('--as'));
  const run =
    (answer: Answer) =>
    async ({ database, say }: CommandContext) => {
      const shop = createUnitOfWork(database.db, createOutbox(database.url));
      const letters = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
      for (const line of await answer(createCustomerOperator(shop, operator, letters))) say(line);
    };
  if (who === undefined && verb === 'requests')
    return reading(run(async (customers) => printOpenRequests(await customers.openRequests())));
  if (who === undefined)
    throw new Usage(verb === 'answer' ? 'Name the request by its number.' : 'Name the customer by e-mail or id.');
  return run(answers[verb as keyof typeof answers](printable(who), options));
}

const answers: Readonly<
  Record<
    'show' | 'log' | 'sessions' | 'close' | 'unlock' | 'authenticator' | 'requests' | 'answer' | 'export' | 'erase',
    (who: string, options: ReadonlyMap<string, string>) => Answer
  >
> = {
  show: (who) => async (customers) => printReport(await customers.show(who)),

  log: (who) => async (customers) => {
    const { id, log } = await customers.log(who);
    return [`Customer  ${id}`, '', ...printLog(log)];
  },

  sessions: (who, options) => async (customers) => {
    if (!options.has('--end')) return printSessions((await customers.sessions(who)).sessions);
    const { customer, ended } = await customers.endSessions(who);
    return [`${customer.email} is signed out: ${ended} open sessions ended.`];
  },

  close: (who) => async (customers) => {
    const { customer, ended } = await customers.close(who);
    return [
      `The account of ${customer.email} is closed: ${ended} open sessions ended.`,
      `To take it back: ${call} customers unlock ${customer.email}`,
    ];
  },

  unlock: (who) => async (customers) => {
    const { customer, failures } = await customers.unlock(who);
    return [
      `The account of ${customer.email} ${customer.blockedAt ? 'was closed, and is open' : 'is open, as before'}: ${failures} failed sign-ins are forgotten.`,
    ];
  },

  authenticator: (who, options) => {
    if (!options.has('--off')) throw new Usage('Write --off: an app is turned on by its customer alone.');
    return async (customers) => {
      const { customer, ended } = await customers.removeAuthenticator(who);
      return [
        `The authenticator app of ${customer.email} is off, its recovery codes are void: ${ended} open sessions ended.`,
        'A mail says so to the customer, who signs in by password and a mailed code.',
      ];
    };
  },

  requests: (who) => async (customers) => printRequests(await customers.requests(who)),

  answer: (number, options) => {
    const file = options.get('--file');
    if (file === undefined) throw new Usage('Where is the answer? --file F, or --file - for the standard input.');
    const text = readAnswer(file);
    return async (customers) => {
      const { folio, email } = await customers.answer(number, text, options.has('--mailed'));
      return [
        `${folio} is answered.`,
        email === null ? 'Nothing was mailed: its account was erased.' : `The answer is mailed to ${email}.`,
      ];
    };
  },

  export: (who, options) => {
    const file = options.get('--file');
    if (file !== undefined && existsSync(file)) throw new Error(`${file} exists: name a new file.`);
    return async (customers) => {
      const text = JSON.stringify(await customers.export(who), null, 2);
      if (file === undefined) return [text];
      // The file has personal data, so only its owner may read it.
      await writeAtomically(file, (unfinished) => writeFile(unfinished, `${text}\n`, { mode: 0o600 }));
      return [`${file} is written.`];
    };
  },

  erase: (who, options) => async (customers) => {
    const { email, id } = await customers.find(who);
    if (!options.has('--yes')) {
      const typed = await ask(`This erases the account of ${email} for ever. Type its e-mail to go on: `);
      if (typed !== email) throw new Error('That is not its e-mail: nothing was erased.');
    }
    await customers.erase(id);
    return [
      `The account of ${email} is erased.`,
      `That it was erased stays in its audit log: ${call} customers log ${id}`,
    ];
  },
};

/** @throws Error with one sentence if the file is not text */
function readAnswer(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      file === '-' ? standardInput.readAll() : readFileSync(file),
    );
  } catch (error) {
    throw new Error(
      `The answer cannot be read from ${printable(file)}: ${error instanceof TypeError ? 'it is no text in UTF-8' : reasonOf(error)}.`,
    );
  }
}

/** Reads one line of standard input; empty if there is none. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
  }
}
