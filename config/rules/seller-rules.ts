/** Reads the commission and the withholdings of sellers from a file (docs/configuration.md, AF-06). */
import { createSellerTerms, type SellerRules } from '@tianguis/domain/order';
import Type, { type Static } from 'typebox';
import { strict } from '../schema-parts.ts';
import { readRules } from './read-rules.ts';

const percent = Type.Number({ minimum: 0, maximum: 100, description: 'a percentage with at most two decimals' });
const withheld = Type.Object({ isr: percent, iva: percent }, strict);
const schema = Type.Object(
  {
    commission: Type.Object({ default: percent, categories: Type.Record(Type.String(), percent) }, strict),
    withholding: Type.Object({ with_rfc: withheld, without_rfc: withheld }, strict),
  },
  strict,
);

/** @throws Error with one sentence for an operator: the file, the rule, what is wrong */
export const loadSellerRules = (file: string): SellerRules =>
  readRules(file, 'rules for sellers', schema, ({ commission, withholding }) => {
    const rules: SellerRules = {
      commission: {
        default: toPoints('commission.default', commission.default),
        categories: Object.fromEntries(
          Object.entries(commission.categories).map(([path, one]) => [path, toPoints(`"${path}"`, one)]),
        ),
      },
      withholding: {
        withRfc: toWithheld('withholding.with_rfc', withholding.with_rfc),
        withoutRfc: toWithheld('withholding.without_rfc', withholding.without_rfc),
      },
    };
    createSellerTerms(rules);
    return rules;
  });

const toWithheld = (rule: string, { isr, iva }: Static<typeof withheld>) => ({
  isr: toPoints(`${rule}.isr`, isr),
  iva: toPoints(`${rule}.iva`, iva),
});

/** Hundredths of a percent. @throws Error with a sentence without its full stop */
function toPoints(rule: string, given: number): number {
  const points = Math.round(given * 100);
  if (Math.abs(points - given * 100) > 1e-6) throw new Error(`${rule} ${given} has more than two decimals`);
  return points;
}
