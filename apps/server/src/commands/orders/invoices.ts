/** `shop invoices`: invoices and credit notes (CFDI), and the upload of those that sellers issued elsewhere (AF-03). */
import { readFileSync, statSync } from 'node:fs';
import { createInvoiceOperator, type InvoiceOperator, type InvoiceSheet, type ShownInvoice } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { type Command, reading, Usage, type Work } from '../command.ts';
import { table } from '../table.ts';
import { printable, readOperator, readOptions, showMoment, showPrice } from '../words.ts';

const usage = `  invoices list [--all] [--json]    invoices and credit notes that wait for somebody, or all
  invoices show ID [--json]         what its seller needs to issue it: receiver, total; the audit log notes this
  invoices upload ID FILE [--schemas DIR]
                                    stores the XML of an invoice that its seller issued elsewhere; DIR has the SAT's schemas
  invoices retry ID                 tries an invoice again that failed, or that was given to its seller`;

/** The most bytes of an XML; a CFDI of 200 lines has a tenth. */
const longestFile = 4 * 1024 ** 2;

type Verb = (given: readonly string[]) => Work;

const verbs: Readonly<Record<string, Verb>> = {
  list(given) {
    const { words, options } = readOptions(given, ['--all', '--json']);
    if (words.length > 0) throw new Usage('That is more than this command takes.');
    return reading(async ({ database, say }) => {
      const sheets = await createInvoiceOperator(createUnitOfWork(database.db), '').list(!options.has('--all'));
      for (const line of options.has('--json') ? [JSON.stringify(sheets, null, 2)] : printList(sheets)) say(line);
    });
  },

  show(given) {
    const { words, options } = readOptions(given, ['--json', '--as=']);
    const id = readInvoice(words, 1);
    return withOperator(options, async (operator, say) => {
      const shown = await operator.show(id);
      for (const line of options.has('--json') ? [JSON.stringify(shown, null, 2)] : printInvoice(shown)) say(line);
    });
  },

  upload(given) {
    const { words, options } = readOptions(given, ['--schemas=', '--as=']);
    const id = readInvoice(words, 2);
    const xml = readFile(words[1]);
    const schemas = options.get('--schemas');
    return withOperator(options, async (operator, say) => {
      if (schemas !== undefined) await validate(xml, schemas);
      const uuid = await operator.upload(id, xml);
      say(`Invoice ${id} is issued with the fiscal folio ${uuid}. Its customer gets a mail.`);
    });
  },

  retry(given) {
    const { words, options } = readOptions(given, ['--as=']);
    const id = readInvoice(words, 1);
    return withOperator(options, async (operator, say) => {
      await operator.retry(id);
      say(`Invoice ${id} is tried again within a minute.`);
    });
  },
};

export const invoicesCommand: Command = {
  usage,
  read([name = '', ...rest]) {
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (!verb) throw new Usage(name === '' ? '' : `There is no "invoices ${printable(name)}".`);
    return verb(rest);
  },
};

function withOperator(
  options: ReadonlyMap<string, string>,
  work: (operator: InvoiceOperator, say: (line: string) => void) => Promise<void>,
): Work {
  const name = readOperator(options.get('--as'));
  return ({ database, say }) => work(createInvoiceOperator(createUnitOfWork(database.db), name), say);
}

/** @param most words that the command takes */
function readInvoice([id, ...more]: readonly string[], most: number): string {
  if (id === undefined || more.length >= most) throw new Usage('Which invoice?');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new Error(`"${printable(id)}" is no id of an invoice: "invoices list" prints the ids.`);
  return id;
}

function readFile(path: string | undefined): string {
  if (path === undefined) throw new Usage('Which file?');
  try {
    if (statSync(path).size > longestFile) throw new Error(`it is longer than ${longestFile / 1024 ** 2} MB`);
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    throw new Error(`The file ${printable(path)} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Validates an XML by the SAT's schemas, which the project does not contain. */
async function validate(xml: string, folder: string): Promise<void> {
  const { openSchemas } = await import('@tianguis/invoice/schema');
  const schemas = openSchemas(folder);
  const [fault] = schemas.faultsOf(xml);
  schemas.close();
  if (fault !== undefined) throw new Error(`The file is not valid by the SAT's schemas: ${printable(fault)}`);
}

const kindOf = ({ cause }: InvoiceSheet): string => (cause === '' ? 'invoice' : 'credit note');
const faultsOf = ({ faults }: InvoiceSheet): string =>
  faults.map(({ code, message }) => printable(`${code} ${message}`)).join('; ') || '-';

function printList(sheets: readonly InvoiceSheet[]): string[] {
  if (sheets.length === 0) return ['No invoice waits for anybody.'];
  const rows = sheets.map((one) => [
    ...[one.id, one.number, printable(one.seller), kindOf(one), one.state, showPrice(one.total)],
    ...[showMoment(one.createdAt), faultsOf(one)],
  ]);
  return table([['Invoice', 'Order', 'Seller', 'Kind', 'State', 'Total MXN', 'Since', 'Faults'], ...rows], [5]);
}

function printInvoice(shown: ShownInvoice): string[] {
  const { receiver, issuer, related, total } = shown;
  return table([
    ['Invoice', shown.id],
    ['Order', shown.number],
    ['Kind', kindOf(shown)],
    ['State', shown.state],
    ['Fiscal folio', shown.uuid ?? '-'],
    ['Issuer', issuer ? `${issuer.rfc} ${printable(issuer.name)}, regime ${issuer.regime}` : '-'],
    ['Receiver', receiver ? `${receiver.rfc} ${printable(receiver.name)}` : 'erased with the account'],
    ...(receiver
      ? [
          ['Regime, use', `${receiver.regime}, ${receiver.use}`],
          ['Postal code', receiver.postalCode],
        ]
      : []),
    ['Total MXN', showPrice(total)],
    ...(related === null ? [] : [['Related invoice', related]]),
    ['Faults', faultsOf(shown)],
  ]);
}
