/** The texts that shoppers read for each filter and sort. */
import {
  type Condition,
  type FilterName,
  filterOf,
  formatMoney,
  type ListingState,
  plural,
  type Sort,
} from '@tianguis/domain';

/** One choice: a value of a list with its label, a number, or a flag. */
export interface Chosen {
  choice: string | number | true;
  label: string;
}

interface FilterWords {
  /** The heading of the facet. Neighbouring filters with the same heading share it. */
  heading: string;
  /** Whether the facet comes first in the sheet of phones. */
  isFirst?: true;
  /** The label of a choice in the facet. The parameter `label` is the API's name of the value. */
  choice(label: string, value: string): string;
  /** The label of a choice in its chip. */
  chip(chosen: Chosen): string;
  /** Suffix of a listing's name if this is the only active filter: "Smartphones con envío gratis". */
  phrase(chosen: Chosen): string;
}

const asLabelled = (label: string) => label;
const byLabel = ({ label }: Chosen) => label;
/** Formats a price of a filter, which is in centavos. */
const money = ({ choice }: Chosen) => formatMoney(Number(choice));

function starPhrase(stars: number): string {
  if (stars === 5) return 'con 5 estrellas';
  return `con ${plural(stars, 'estrella', 'estrellas')} o más`;
}

/**
 * The adjectives agree with "condición", since the code does not know the gender of the listing's noun ("celulares",
 * "laptops").
 */
const conditionPhrases: Readonly<Record<Condition, string>> = {
  new: 'en condición nueva',
  refurbished: 'en condición reacondicionada',
  used: 'en condición usada',
};

/** Texts of the filters, in the sequence of their facets on the page. */
export const filterWords: Readonly<Record<FilterName, FilterWords>> = {
  arrivesTomorrow: {
    heading: 'Envío',
    isFirst: true,
    choice: () => 'Llega mañana',
    chip: () => 'Llega mañana',
    phrase: () => 'que llegan mañana',
  },
  freeShipping: {
    heading: 'Envío',
    isFirst: true,
    choice: () => 'Envío gratis',
    chip: () => 'Envío gratis',
    phrase: () => 'con envío gratis',
  },
  fulfillment: {
    heading: 'Envío',
    isFirst: true,
    choice: () => 'Puntual: enviado por nosotros',
    chip: () => 'Puntual',
    phrase: () => 'con envío Puntual',
  },
  discount: {
    heading: 'Descuento',
    isFirst: true,
    choice: (_, percent) => `Desde ${percent}%`,
    chip: ({ choice }) => `Desde ${choice}% menos`,
    phrase: ({ choice }) => `con ${choice}% de descuento o más`,
  },
  priceMin: {
    heading: 'Precio',
    isFirst: true,
    choice: () => 'Desde',
    chip: (from) => `Desde ${money(from)}`,
    phrase: (from) => `desde ${money(from)}`,
  },
  priceMax: {
    heading: 'Precio',
    isFirst: true,
    choice: () => 'Hasta',
    chip: (to) => `Hasta ${money(to)}`,
    phrase: (to) => `hasta ${money(to)}`,
  },
  condition: {
    heading: 'Condición',
    choice: asLabelled,
    chip: byLabel,
    phrase: ({ choice }) => conditionPhrases[choice as Condition],
  },
  brands: { heading: 'Marca', choice: asLabelled, chip: byLabel, phrase: byLabel },
  rating: {
    heading: 'Calificación',
    choice: asLabelled,
    chip: byLabel,
    phrase: ({ choice }) => starPhrase(Number(choice)),
  },
};

/** Names of the filters, in the sequence of their facets on the page. */
export const facetNames = Object.keys(filterWords) as FilterName[];

/** The chip of a price range with both bounds. */
export const priceRange = (from: number, to: number) => `${formatMoney(from)} a ${formatMoney(to)}`;

/** The choice of a filter that is a number or a flag. */
export function chosenStep(name: FilterName, choice: number | true): Chosen {
  const filter = filterOf(name);
  return { choice, label: filter.kind === 'atLeast' ? filter.label(Number(choice)) : '' };
}

/**
 * All active choices of a filter. A brand's label comes from its facet; without a facet, the label is `unknown` or the
 * slug.
 */
export function chosenOf(
  name: FilterName,
  state: ListingState,
  brands: readonly { value: string; label: string }[],
  unknown?: string,
): Chosen[] {
  const choice = state[name];
  if (typeof choice === 'number') return [chosenStep(name, choice)];
  if (typeof choice === 'boolean') return choice ? [chosenStep(name, choice)] : [];
  const filter = filterOf(name);
  const labelOf = (value: string) =>
    filter.kind === 'options' ? filter.options[value]?.label : brands.find((brand) => brand.value === value)?.label;
  return (choice ?? []).map((value) => ({ choice: value, label: labelOf(value) ?? unknown ?? value }));
}

export const sortLabels: Readonly<Record<Sort, string>> = {
  relevance: 'Relevancia',
  price_asc: 'Menor precio',
  price_desc: 'Mayor precio',
  rating: 'Mejor calificados',
  newest: 'Más nuevos',
  discount: 'Mayor descuento',
};
