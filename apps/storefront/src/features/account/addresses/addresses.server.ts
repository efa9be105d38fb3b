/** Reads the customer's addresses and answers all forms that change them (RL-04, AP-14). */
import type { Address, AddressForm } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import {
  type AddressFault,
  type AddressTexts,
  addressFaults,
  addressFields,
  mostAddresses,
  plainAddress,
} from '@tianguis/domain';
import type { FieldTexts } from '@tianguis/ui';
import { data } from 'react-router';
import {
  chosenAddressOf,
  deleteChosenAddress,
  storeChosenAddress,
} from '../../../commerce/destination/chosen-address.server.ts';
import { postalCodeCookie } from '../../../commerce/destination/postal-code.ts';
import { answered, found, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../../shared/forms/form-answer.server.ts';
import { type FieldFault, failed, invalid, refused, typedValues } from '../../../shared/forms/form-results.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { type AccountAction, afterwards, type Context, doneParameter, refusal } from '../answer.server.ts';
import { answerWords } from '../answer-words.ts';
import { draftOf } from '../drafts/drafts.server.ts';
import { whatField } from '../fields.ts';
import { addressCopy } from './address-copy.ts';
import {
  addressField,
  coloniaListField,
  coloniasField,
  defaultField,
  findField,
  foundCodeField,
  otherColonia,
  stateField,
} from './address-fields.ts';
import { addressFormCopy } from './address-form-copy.ts';
import { addressSentences } from './address-sentences.ts';
import { findPlace } from './places.server.ts';
import type { Place } from './places.ts';

const callsOf = (context: Context) => context.get(shopContext).api.addresses;

/** Parameter of the list's URL: id of the deleted address, so that the page can offer to undo the deletion. */
export const deletedParameter = 'direccion';

export async function readAddresses(context: Context, url: URL) {
  const { address } = (await answered(callsOf(context).list(asCustomer(context)))).data;
  const what = url.searchParams.get(doneParameter) ?? '';
  const deleted = url.searchParams.get(deletedParameter);
  const notice = Object.hasOwn(addressCopy.done, what)
    ? addressCopy.done[what as keyof typeof addressCopy.done]
    : undefined;
  const isGone = deleted !== null && !address.some(({ id }) => id === deleted);
  return { addresses: address, notice, deleted: what === 'borrada' && isGone ? deleted : undefined };
}

/**
 * Data of the form for a new address: name and telephone from the profile. The first address also gets the place of the
 * stored postal code.
 */
export async function readNewAddress(context: Context, url: URL) {
  const { api } = context.get(shopContext);
  const call = asCustomer(context);
  const [{ data: known }, { data: profile }] = await answered(
    Promise.all([api.addresses.list(call), api.account.profile(call)]),
  );
  const isFirst = known.address.length === 0;
  const { nombre, apellidoP, apellidoM, telefono } = profile;
  const who = { nombre: [nombre, apellidoP, apellidoM].filter(Boolean).join(' '), telefono: telefono ?? '' };
  const code = isFirst ? context.get(requestContext).cookies.get(postalCodeCookie) : undefined;
  const { place } = code === undefined ? {} : await findPlace(api, code);
  const draft = await draftWithPlaces(context, url);
  return {
    ...{ isFirst, isFull: known.address.length >= mostAddresses, isDraft: draft !== undefined },
    values: { ...who, ...(place && { ...placeValues(place), ...ofPlace(place) }), ...draft } as FieldTexts,
  };
}

/** The draft of the form, with the colonias of its postal code. */
async function draftWithPlaces(context: Context, url: URL): Promise<FieldTexts | undefined> {
  const draft = draftOf(context, url);
  if (draft === undefined) return undefined;
  const { api } = context.get(shopContext);
  const values = await ofTypedCode(api, draft);
  const { place } = await findPlace(api, readTexts(values).codigoPostal);
  return { ...values, ...(place && placeValues(place)) };
}

/**
 * Data of the form that changes an address.
 * @throws Response 404 if the customer does not have this address
 */
export async function readAddress(context: Context, id: string, url: URL) {
  const reply = await found(callsOf(context).get(id, asCustomer(context)));
  if (!reply) throw data(null, { status: 404 });
  const { address } = reply.data;
  const { place } = await findPlace(context.get(shopContext).api, address.codigoPostal);
  const draft = await draftWithPlaces(context, url);
  const values: FieldTexts = { ...valuesOf(address, place), ...draft };
  return { id, isDefault: address.predeterminada, isDraft: draft !== undefined, values };
}

function valuesOf(address: Address, place: Place | undefined): FieldTexts {
  const typed = Object.fromEntries(addressFields.map((name) => [name, address[name]]));
  const isListed = place?.colonias.includes(address.colonia) ?? false;
  return {
    ...typed,
    ...(place && placeValues(place)),
    ...(isListed
      ? { [coloniaListField]: address.colonia, colonia: '' }
      : { [coloniaListField]: place && place.colonias.length > 0 ? otherColonia : '' }),
  };
}

/** The places of a postal code as values of a form result. */
const placeValues = ({ codigoPostal, estado, colonias }: Place): FieldTexts => ({
  ...{ [foundCodeField]: codigoPostal, [stateField]: estado, [coloniasField]: colonias.join('\n') },
});
/** The fields that the look-up fills in. */
const ofPlace = ({ codigoPostal, municipio, ciudad }: Place): FieldTexts => ({ codigoPostal, municipio, ciudad });

const typedNames = [...addressFields, coloniaListField, defaultField, foundCodeField];

/**
 * Stores a new address, or changes the address in the form. Without JavaScript, the same form also looks its postal
 * code up.
 */
export const saveAddress: AccountAction = async (context, form) => {
  const stored = await storeAddress(context, form);
  if (!('address' in stored)) return stored;
  return afterwards(paths.addresses, stored.isNew ? 'agregada' : 'cambiada');
};

/** The same for every page with the form. @returns the stored address, or the form's result */
export async function storeAddress(
  context: Context,
  form: FormData,
): Promise<{ address: Address; isNew: boolean } | FormAnswer> {
  const { api } = context.get(shopContext);
  const values = await ofTypedCode(api, typedValues(form, typedNames));
  const texts = readTexts(values);
  if (form.has(findField)) return findColonias(context, values, texts.codigoPostal);
  const faults = addressFaults(texts);
  if (faults.length > 0) return wrong(context, values, faults.map(toFault));
  const id = String(form.get(addressField) ?? '');
  const body = toForm(texts, form.has(defaultField));
  const call = asCustomer(context);
  const answer = await submitted(id === '' ? api.addresses.add(body, call) : api.addresses.change(id, body, call));
  if (answer.refused) {
    const { status, fields } = answer.refused;
    return status === 400 || status === 422 ? wrong(context, values, fields) : refusal(answer.refused, values);
  }
  const { address } = answer.reply.data;
  const { cookies } = context.get(requestContext);
  // A customer who makes an address the default probably wants to use it on this device now. If the address is the
  // chosen address, the new texts of the address are stored in the cookies.
  const isWanted = id === '' ? address.predeterminada : form.has(defaultField) || chosenAddressOf(cookies) === id;
  if (isWanted) storeChosenAddress(cookies, address);
  return { address, isNew: id === '' };
}

/**
 * The values without the texts that an older postal code filled in. They belong to the older code, unless the customer
 * changed them. A municipality and a city that are empty get those of the typed code.
 */
async function ofTypedCode(api: Pick<ApiClient, 'postalCodes'>, values: FieldTexts): Promise<FieldTexts> {
  const code = readTexts(values).codigoPostal;
  const older = values[foundCodeField] ?? '';
  const { place: left } = older === '' || older === code ? {} : await findPlace(api, older);
  const isOf = (name: string, texts: readonly string[] = []) => texts.includes(values[name] ?? '');
  const own: FieldTexts = {
    ...values,
    ...(isOf('municipio', [left?.municipio ?? '']) && { municipio: '' }),
    ...(isOf('ciudad', [left?.ciudad ?? '']) && { ciudad: '' }),
    ...(isOf('colonia', left?.colonias) && { colonia: '' }),
    ...(isOf(coloniaListField, left?.colonias) && { [coloniaListField]: '' }),
  };
  if (own.municipio !== '') return own;
  const { place } = await findPlace(api, code);
  return { ...own, municipio: place?.municipio ?? '', ciudad: own.ciudad || (place?.ciudad ?? '') };
}

/** The colonia is chosen from the list or typed. */
function readTexts(values: FieldTexts): AddressTexts {
  const chosen = values[coloniaListField] ?? '';
  const isListed = chosen !== '' && chosen !== otherColonia;
  return plainAddress({ ...values, ...(isListed && { colonia: chosen }) });
}

function toForm(texts: AddressTexts, predeterminada: boolean): AddressForm {
  return { ...texts, ...(predeterminada && { predeterminada }) };
}

/** The texts of the API are not shown, since this form has a text for each field. */
const toFault = ({ name, code }: AddressFault): FieldFault => ({ name, code, msg: answerWords.unreadable });

/** Returns all errors together with the list of colonias and the typed values, so that no input is lost. */
async function wrong(context: Context, values: FieldTexts, faults: readonly FieldFault[]): Promise<FormAnswer> {
  const { place } = await findPlace(context.get(shopContext).api, readTexts(values).codigoPostal);
  const hasList = place !== undefined && place.colonias.length > 0;
  const isChoosing = hasList && values[coloniaListField] !== otherColonia;
  const named = faults.map((fault) =>
    fault.name === 'colonia' && isChoosing ? { ...fault, name: coloniaListField } : fault,
  );
  return {
    result: refused({ ...values, ...(place && placeValues(place)) }, named, addressSentences, answerWords.unreadable),
  };
}

async function findColonias(context: Context, typed: FieldTexts, code: string): Promise<FormAnswer> {
  const { place, problem } = await findPlace(context.get(shopContext).api, code);
  if (problem === 'unlisted') {
    const sentence = code === '' ? addressSentences.codigoPostal.REQUIRED : addressFormCopy.unlisted(code);
    return { result: invalid(typed, { codigoPostal: sentence }) };
  }
  if (problem === 'failed' || !place) return { result: failed(typed, addressFormCopy.lookUpFailed) };
  // Values that the look-up found replace the typed values. Other fields do not change.
  const known = Object.fromEntries(Object.entries(ofPlace(place)).filter(([, text]) => text !== ''));
  const message = placeWords(place);
  const values = { ...typed, ...known, ...placeValues(place) };
  return { result: { status: 'next', values, fieldErrors: {}, message } };
}

/** Chooses the default address if no other address is chosen. Without a default address, the postal code remains. */
async function chooseDefault(context: Context): Promise<void> {
  const { cookies } = context.get(requestContext);
  const { reply } = await submitted(callsOf(context).list(asCustomer(context)));
  const [first] = reply?.data.address ?? [];
  if (first) storeChosenAddress(cookies, first);
  else deleteChosenAddress(cookies);
}

const placeWords = ({ colonias, municipio, estado }: Place): string =>
  colonias.length > 0
    ? addressFormCopy.found(colonias.length, [...new Set([municipio, estado])].join(', '))
    : addressFormCopy.onlyState(estado);

/** Answers the forms of the list: changing the default, deleting an address, undoing a deletion. */
export const changeAddresses: AccountAction = async (context, form) => {
  const calls = callsOf(context);
  const id = String(form.get(addressField) ?? '');
  const call = asCustomer(context);
  const { cookies } = context.get(requestContext);
  const what = form.get(whatField);
  if (what === 'borrar') {
    const { refused: failure } = await submitted(calls.remove(id, call));
    if (failure) return refusal(failure, {});
    if (chosenAddressOf(cookies) === id) await chooseDefault(context);
    const { to } = afterwards(paths.addresses, 'borrada');
    return { to: `${to}&${new URLSearchParams({ [deletedParameter]: id })}` };
  }
  if (what !== 'predeterminada' && what !== 'restaurar')
    return { status: 400, result: failed({}, answerWords.unreadable) };
  const isUndo = what === 'restaurar';
  const { reply, refused: failure } = await submitted(isUndo ? calls.restore(id, call) : calls.setDefault(id, call));
  if (failure) return refusal(failure, {});
  // A new default address becomes the chosen address. The same applies to an address that becomes the default when a
  // deletion is undone.
  if (!isUndo || reply.data.address.predeterminada) storeChosenAddress(cookies, reply.data.address);
  return afterwards(paths.addresses, isUndo ? 'restaurada' : 'predeterminada');
};
