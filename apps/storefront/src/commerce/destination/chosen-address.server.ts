/** Stores the address that a customer chose on this device (UI-11, ST-03). */
import type { Address } from '@tianguis/contract';
import { cutText } from '@tianguis/domain';
import type { Cookies } from '../../shared/request/request-scope.ts';
import { chosenAddressCookies as names } from './chosen-address.ts';
import { postalCodeCookie } from './postal-code.ts';

/** The longest text in a cookie, in characters, since every request carries all cookies. */
const longest = 60;
const short = (text: string): string => cutText(text, longest);

/** Stores id, name, municipality, street and postal code, which the header shows. */
export function storeChosenAddress(cookies: Cookies, address: Address): void {
  const { id, nombre, municipio, direccion, codigoPostal } = address;
  const put = (name: string, value: string) => cookies.set(name, value, { readable: true });
  put(names.id, id);
  put(names.address, JSON.stringify({ nombre: short(nombre), municipio: short(municipio), calle: short(direccion) }));
  put(names.exists, '1');
  put(names.place, JSON.stringify({ municipio: short(municipio) }));
  put(postalCodeCookie, codigoPostal);
}

/** The id of the chosen address; undefined if there is none. */
export const chosenAddressOf = (cookies: Cookies): string | undefined => cookies.get(names.id);

/** Deletes the chosen address; the postal code remains. */
export function deleteChosenAddress(cookies: Cookies): void {
  for (const name of Object.values(names)) if (cookies.get(name) !== undefined) cookies.delete(name);
}
