/** The places of a postal code, for the form of an address (AP-20, ST-05). */

/** For scripts of the form. */
export const placesPath = '/resources/colonias';

/** What is known of a postal code: all but the state may be unknown, and is typed by hand then. */
export interface Place {
  codigoPostal: string;
  estado: string;
  /** Empty where it is not known, as `ciudad`. */
  municipio: string;
  ciudad: string;
  colonias: readonly string[];
}
