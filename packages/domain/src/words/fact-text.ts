/** What a fact of a product says in words, as a search would: "Contiene gluten: No" is "sin gluten". */
import { fold } from './fold.ts';

const yes = /^(?:si|incluid[oa]s?|incluye)$/;
const no = /^(?:no|ningun[oa]?|no incluid[oa]s?|no incluye)$/;
const nothing = /^(?:no aplica|n\/?a|-+)$/;
/** What stands before the thing in the name of a fact. */
const verb = /^(?:contiene|incluye|requiere|necesita|tiene|lleva|usa|trae|con) /;
/** Names that say themselves what is not there, or what it bears: "Libre de BPA", "Se puede congelar". */
const [absent, able] = [/^(?:libres? de|sin|no) /, /^(?:apt[oa]|se puede|resistente|a prueba de) /];

/** The name of a fact without its verb, as it is written. */
function thingOf(name: string): string {
  const called = name.normalize('NFC').trim();
  const folded = fold(called);
  // Folding keeps the length of what is written in Spanish.
  return folded.length === called.length ? called.slice(folded.length - folded.replace(verb, '').length) : folded;
}

/**
 * The text of a fact for the index. A value that answers yes or no says nothing by itself, but of its name: of one of
 * several words that is answered with no, only the first is sure ("Carga inalámbrica: No" is not wireless).
 * @returns an empty text where it says nothing
 */
export function factText(name: string, value: string): string {
  const [said, called] = [fold(value).trim(), fold(name).trim()];
  if (nothing.test(said)) return '';
  if (yes.test(said)) return called.startsWith('no ') ? `sin ${called.slice(3)}` : thingOf(name);
  if (!no.test(said)) return value;
  if (absent.test(called) || able.test(called)) return '';
  const [first = ''] = thingOf(name).split(/[\s,(/]/, 1);
  return first === '' ? '' : `sin ${first}`;
}

/** Names of facts that warn: their words say nothing of the product. */
const warningName = /^(?:advertencia|precaucion|contraindicacion|leyenda|aviso)/;
/** Values of three words and more that forbid: "No se deje al alcance de los niños", "Manténgase fuera del alcance". */
const prohibition = /^(?:no|nunca) \S+ \S|(?<!\p{L})(?:fuera|lejos) del? /u;

/** Whether a fact warns of something, so that its words are no property of the product. */
export const isWarning = (name: string, value: string): boolean =>
  warningName.test(fold(name).trim()) || prohibition.test(fold(value).trim());

/** The age for which a fact says that a product is: "3 a 7 años" of "Edad: 3 a 7 años"; empty where it says none. */
export const factAge = (name: string, value: string): string =>
  /^edad(?!\p{L})/u.test(fold(name).trim()) ? value : '';

/** What a fact says that a product has: "gluten" of "Contiene gluten: Sí"; empty where it says no such thing. */
export function factBearing(name: string, value: string): string {
  const called = fold(name).trim();
  return yes.test(fold(value).trim()) && !absent.test(called) && !able.test(called) ? thingOf(name) : '';
}
