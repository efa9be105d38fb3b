/** The places of a postal code, for the form of an address (AP-20, ST-05). */

/** For scripts of the form. */
export const placesPath = '/resources/colonias';

/** The places of a postal code. All but the state may be unknown; the shopper then types them. */
export interface Place {
  codigoPostal: string;
  estado: string;
  /** Empty where it is not known, as `ciudad`. */
  municipio: string;
  ciudad: string;
  colonias: readonly string[];
}
