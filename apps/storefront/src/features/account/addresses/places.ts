/** The places of a postal code, for the form of an address (AP-20, ST-05). */

/** URL of the look-up, for scripts of the form. */
export const placesPath = '/resources/colonias';

/** The places of a postal code. All except the state may be unknown; the shopper then types them. */
export interface Place {
  codigoPostal: string;
  estado: string;
  /** Empty if unknown; the same applies to `ciudad`. */
  municipio: string;
  ciudad: string;
  colonias: readonly string[];
}
