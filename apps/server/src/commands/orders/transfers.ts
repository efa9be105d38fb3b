/** `shop payments transfers|transferred|returned`: refunds that an operator transfers to accounts (AF-01). */
import { createTransferOperator, type DueTransfer } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { Usage, type Work } from '../command.ts';
import { table } from '../table.ts';
import { printable, readOperator, readOptions, readText, showMoment, showPrice } from '../words.ts';

export const transferUsage = `  payments transfers [--json]       refunds to transfer by SPEI, each with its CLABE; the audit log notes this
  payments transferred REFUND --reference TEXT
                                    the transfer was made: its CLABE is erased, and the customer gets a mail
  payments returned REFUND          the bank sent the transfer back: the customer names another account`;

const longestReference = 60;

export const transferVerbs: Readonly<Record<string, (words: readonly string[]) => Work>> = {
  transfers(given) {
    const { words, options } = readOptions(given, ['--json', '--as=']);
    if (words.length > 0) throw new Usage('That is more than this command takes.');
    const operator = readOperator(options.get('--as'));
    return async ({ database, say }) => {
      const due = await createTransferOperator(createUnitOfWork(database.db), operator).due();
      for (const line of options.has('--json') ? [JSON.stringify(due, null, 2)] : printDue(due)) say(line);
    };
  },
  transferred(given) {
    const { refund, options } = readRefund(given, ['--reference=']);
    const reference = options.get('--reference');
    if (reference === undefined) throw new Usage('Which transfer? Write --reference with the text of the bank.');
    const text = readText(reference, longestReference, 'reference');
    const operator = readOperator(options.get('--as'));
    return async ({ database, say }) => {
      await createTransferOperator(createUnitOfWork(database.db), operator).transferred(refund, text);
      say(`Refund ${refund} is transferred. Its customer gets a mail.`);
    };
  },
  returned(given) {
    const { refund, options } = readRefund(given, []);
    const operator = readOperator(options.get('--as'));
    return async ({ database, say }) => {
      await createTransferOperator(createUnitOfWork(database.db), operator).returned(refund);
      say(`Refund ${refund} waits for another account. Its customer gets a mail.`);
    };
  },
};

function readRefund(given: readonly string[], known: readonly string[]) {
  const { words, options } = readOptions(given, [...known, '--as=']);
  const [refund, ...more] = words;
  if (refund === undefined || more.length > 0) throw new Usage('Which refund?');
  if (!/^[0-9a-f-]{36}$/.test(refund))
    throw new Error(`"${printable(refund)}" is no id of a refund: "payments transfers" prints the ids.`);
  return { refund, options };
}

function printDue(due: readonly DueTransfer[]): string[] {
  if (due.length === 0) return ['No refund waits for a transfer.'];
  const rows = due.map((one) => [
    ...[one.refund, one.number ?? '-', showPrice(one.amount), one.clabe, printable(one.holder), one.bank],
    showMoment(one.named),
  ]);
  return table([['Refund', 'Order', 'Amount MXN', 'CLABE', 'Holder', 'Bank', 'Since'], ...rows], [2]);
}
