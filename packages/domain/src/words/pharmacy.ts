/** Which products a pharmacy sells, as categories and facts say. */
import { plainWords } from './phrase-rules.ts';

/** Words of categories, in any catalogue: "Farmacia", "Medicamentos de libre venta". */
const categories: ReadonlySet<string> = new Set(
  'farmacia farmacias farmaceutico farmaceuticos botica medicamento medicamentos medicinas'.split(' '),
);
/** Names of facts that only medicine has, for catalogues without such a category. */
const facts = /^(?:sustancias? activas?|principios? activos?|forma farmaceutica|via de administracion)$/;

/** @param product names of its categories and of its facts */
export const isOfPharmacy = ({
  categories: names,
  factNames = [],
}: {
  categories: readonly string[];
  factNames?: readonly string[];
}): boolean =>
  names.some((name) => plainWords(name).some((word) => categories.has(word))) ||
  factNames.some((name) => facts.test(plainWords(name).join(' ')));
