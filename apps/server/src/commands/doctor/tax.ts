/** Checks whether invoices could be written for what is on sale: tax keys of categories, and tax data of sellers. */
import { createSellerTaxOperator, reportTax } from '@tianguis/api';
import { loadTaxRules } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { readRfc } from '@tianguis/domain/tax';
import { besideConfig } from '../../settings/settings.ts';
import { oneLine } from '../table.ts';
import { type Check, type DatabaseContext, fail, ok, reasonOf, warn } from './check.ts';
import { limit } from './expect-none.ts';

const examples = (names: readonly string[]) =>
  `${names.length.toLocaleString('en')} (for example ${oneLine(names.slice(0, 3).join('; '), 200)})`;

export const taxChecks: readonly Check<DatabaseContext>[] = [
  {
    name: 'Tax keys',
    limit,
    async run({ database, settings }) {
      const file = besideConfig(settings, 'tax.json');
      let rules: ReturnType<typeof loadTaxRules>;
      try {
        rules = loadTaxRules(file);
      } catch (error) {
        return fail(`${reasonOf(error)}.`, 'Correct the file (docs/configuration.md).');
      }
      const { onSale, untaxed, unmatched } = await reportTax(database.db, rules);
      const named = untaxed.map(({ path, missing }) => `${path}: ${missing.join(', ')}`);
      const findings = [
        ...(untaxed.length > 0
          ? [
              warn(
                `Categories on sale that lack keys: ${examples(named)}.`,
                `Add them to ${file}, or to the feed (docs/catalogue-feed.md).`,
              ),
            ]
          : []),
        ...(unmatched.length > 0
          ? [
              warn(
                `Rules for categories that the shop does not have: ${examples(unmatched)}.`,
                `Correct their paths in ${file}, or remove them.`,
              ),
            ]
          : []),
      ];
      return findings.length > 0 ? findings : ok(`Known for all ${onSale.toLocaleString('en')} categories on sale.`);
    },
  },
  {
    name: 'Tax data of sellers',
    limit,
    async run({ database }) {
      const sellers = (await createSellerTaxOperator(createUnitOfWork(database.db)).list()).filter(
        ({ sells }) => sells,
      );
      const named = (some: typeof sellers) => examples(some.map(({ id, name }) => `${id}, ${oneLine(name, 40)}`));
      const without = sellers.filter(({ tax }) => tax === null);
      const doubtful = sellers.filter(({ tax }) => {
        const read = tax && readRfc(tax.rfc);
        return read !== null && !('hasRightDigit' in read && read.hasRightDigit);
      });
      const findings = [
        ...(without.length > 0
          ? [
              warn(
                `Sellers on sale without RFC, regime and name: ${named(without)}.`,
                'npm run shop -- stores tax ID RFC REGIME NAME',
              ),
            ]
          : []),
        ...(doubtful.length > 0
          ? [
              warn(
                `Sellers whose RFC has a wrong check digit: ${named(doubtful)}.`,
                'Compare the RFC with their tax certificates (Constancia de Situación Fiscal).',
              ),
            ]
          : []),
      ];
      return findings.length > 0
        ? findings
        : ok(`Known for all ${sellers.length.toLocaleString('en')} sellers on sale.`);
    },
  },
];
