/**
 * Reads the customer's addresses for the choice, and stores the chosen address on this device (UI-11, ST-03, AP-14,
 * ER-03).
 */
import type { Address } from '@tianguis/contract';
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { type AddressFailure, addressFailure } from '../../../commerce/destination/address-failure.ts';
import {
  chosenAddressOf,
  deleteChosenAddress,
  storeChosenAddress,
} from '../../../commerce/destination/chosen-address.server.ts';
import { postalCodeCookie } from '../../../commerce/destination/postal-code.ts';
import { answered, submitted, tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { done, failed, invalid } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import { returnPath } from '../../../shared/links/return-path.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer, requireCustomer } from '../../../shared/session/customer.server.ts';
import { type AddressAnswer, type AddressChoice, addressChoiceField, backField } from './address-choice.ts';
import { addressPickerCopy as copy } from './address-picker-copy.ts';

type Context = Readonly<RouterContextProvider>;

const list = (context: Context) => context.get(shopContext).api.addresses.list(asCustomer(context));

/** Reads the choice for the page. */
export async function readAddressChoice(context: Context): Promise<AddressChoice> {
  return toChoice(context, (await answered(list(context))).data.address);
}

const failureContext = createContext<AddressFailure>('error401');

/**
 * A middleware of the resource. It answers a visitor without a session by a failure, since a script cannot follow a
 * redirect.
 */
export const answerVisitor: MiddlewareFunction<Response>[] = [
  async ({ context }, next) => {
    const response = await next();
    return response.headers.get('location') === paths.login
      ? addressAnswer({ failure: context.get(failureContext) })
      : response;
  },
  requireCustomer,
];

/** Answers scripts: returns the addresses, or the kind of the failure (ER-03). */
export async function answerAddressChoice(context: Context): Promise<Response> {
  const { reply, refused } = await tried(list(context));
  if (reply) return addressAnswer(toChoice(context, reply.data.address));
  const failure = addressFailure(refused);
  context.set(failureContext, failure);
  // The redirect lets the middleware renew the session and repeat the call.
  if (failure === 'error401' || failure === 'error440') throw redirect(paths.login, 303);
  return addressAnswer({ failure });
}

const addressAnswer = (answer: AddressAnswer): Response =>
  Response.json(answer, { headers: { 'cache-control': 'private, no-store' } });

function toChoice(context: Context, addresses: readonly Address[]): AddressChoice {
  const { cookies } = context.get(requestContext);
  const code = cookies.get(postalCodeCookie);
  // If another postal code was typed since, the chosen address is no longer the destination.
  const chosen =
    addresses.find(({ id, codigoPostal }) => id === chosenAddressOf(cookies) && codigoPostal === code) ??
    addresses.find(({ codigoPostal }) => code === undefined || codigoPostal === code);
  return {
    options: addresses.map(({ id, nombre, direccion, colonia, municipio, codigoPostal, predeterminada }) => ({
      ...{ id, nombre, direccion, codigoPostal, predeterminada },
      lugar: [...new Set([colonia, municipio]), `C.P. ${codigoPostal}`].join(', '),
    })),
    chosen: chosen?.id ?? '',
  };
}

/** Chooses the address of the form, which must belong to the customer (RO-02). */
export async function chooseAddress(context: Context, form: FormData, isScript: boolean): Promise<LeadingAnswer> {
  const { api, publicOrigin } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const id = String(form.get(addressChoiceField) ?? '');
  if (id === '') return { result: invalid({}, { [addressChoiceField]: copy.missing }) };
  const { reply, refused } = await submitted(api.addresses.get(id, asCustomer(context)));
  if (refused) {
    if (addressFailure(refused) !== 'error404') return { status: 503, result: failed({}, copy.failed) };
    if (chosenAddressOf(cookies) === id) deleteChosenAddress(cookies);
    return { result: invalid({}, { [addressChoiceField]: copy.gone }) };
  }
  const { address } = reply.data;
  storeChosenAddress(cookies, address);
  if (!isScript) return { to: returnPath(String(form.get(backField) ?? ''), publicOrigin) };
  return {
    result: done(copy.chosen(address.direccion, address.codigoPostal), { codigoPostal: address.codigoPostal }),
  };
}
