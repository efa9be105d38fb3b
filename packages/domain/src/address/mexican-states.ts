/** The 32 states by INEGI's number (SEPOMEX's `c_estado`), and the first two digits of their postal codes. */

export interface MexicanState {
  /** 1 to 32, in alphabetical sequence except for the capital. */
  number: number;
  name: string;
}

/**
 * Name of each state, and the first and last value of the first two digits of its postal codes. No two states share
 * such digits.
 */
const states: ReadonlyArray<readonly [name: string, first: number, last: number]> = [
  ['Aguascalientes', 20, 20],
  ['Baja California', 21, 22],
  ['Baja California Sur', 23, 23],
  ['Campeche', 24, 24],
  ['Coahuila de Zaragoza', 25, 27],
  ['Colima', 28, 28],
  ['Chiapas', 29, 30],
  ['Chihuahua', 31, 33],
  ['Ciudad de México', 1, 16],
  ['Durango', 34, 35],
  ['Guanajuato', 36, 38],
  ['Guerrero', 39, 41],
  ['Hidalgo', 42, 43],
  ['Jalisco', 44, 49],
  ['México', 50, 57],
  ['Michoacán de Ocampo', 58, 61],
  ['Morelos', 62, 62],
  ['Nayarit', 63, 63],
  ['Nuevo León', 64, 67],
  ['Oaxaca', 68, 71],
  ['Puebla', 72, 75],
  ['Querétaro', 76, 76],
  ['Quintana Roo', 77, 77],
  ['San Luis Potosí', 78, 79],
  ['Sinaloa', 80, 82],
  ['Sonora', 83, 85],
  ['Tabasco', 86, 86],
  ['Tamaulipas', 87, 89],
  ['Tlaxcala', 90, 90],
  ['Veracruz de Ignacio de la Llave', 91, 96],
  ['Yucatán', 97, 97],
  ['Zacatecas', 98, 99],
];

/** States by the first two digits of a postal code. */
const byDigits: ReadonlyArray<MexicanState | undefined> = Array.from({ length: 100 }, (_, digits) => {
  const at = states.findIndex(([, first, last]) => first <= digits && digits <= last);
  const name = states[at]?.[0];
  return name === undefined ? undefined : { number: at + 1, name };
});

/** The state of a postal code of five digits; undefined for codes that no state has: 00, 17, 18, 19. */
export function stateOfPostalCode(code: string): MexicanState | undefined {
  return byDigits[Number(code.slice(0, 2))];
}

/** All states, sorted by number. */
export const mexicanStates: readonly MexicanState[] = states.map(([name], at) => ({ number: at + 1, name }));
