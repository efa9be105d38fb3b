/** How products say in title or facts that they are what a detail of a search asks for. */
import { tokenise } from './analyse.ts';
import type { Detail } from './details.ts';
import { ageMarker } from './marker-terms.ts';
import { namesOfUsers } from './people.ts';
import type { Clause, Synonyms } from './synonyms.ts';

/** What a detail says that it must not be: "de gas" of "que no sea de gas"; undefined of other details. */
export const differenceOf = ({ id }: Detail): string | undefined =>
  id.startsWith('no-') ? id.slice('no-'.length).replaceAll('-', ' ') : undefined;

/** The clauses of a statement; none where no product can say so: "que no sea de manga larga". */
export function statementOf(detail: Detail, synonyms: Synonyms): Clause[] {
  const expand = (text: string) => synonyms.expand(tokenise(text));
  const withUsers = (clause: Clause): Clause => {
    const others = namesOfUsers(clause.text).flatMap((name) => expand(name).flatMap((one) => one.alternatives));
    return { ...clause, alternatives: [...clause.alternatives, ...others] };
  };
  if (detail.id.startsWith('para-')) return expand(detail.text).map(withAgeMarker).map(withUsers);
  const absent = differenceOf(detail)?.replace(/^(?:de|para) /, '') ?? detail.text.replace(/^(?:sin|que no) /, '');
  return absent.includes(' ') ? [] : expand(`sin ${absent}`);
}

/** A product "de 3 a 7 años" is for a child of five. */
function withAgeMarker(clause: Clause): Clause {
  const [, number, unit] = /^(\d+)(año|mes)$/.exec(clause.alternatives[0]?.[0] ?? '') ?? [];
  if (number === undefined) return clause;
  const years = unit === 'mes' ? Math.floor(Number(number) / 12) : Number(number);
  const [first = []] = clause.alternatives;
  return { ...clause, alternatives: [first, [ageMarker(years)]], own: 1, same: 2 };
}
