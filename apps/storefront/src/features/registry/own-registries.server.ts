/** Reads the own registries of a customer, and answers their forms (RT-23). */
import type { Address, OwnRegistry, RegistryForm } from '@tianguis/contract';
import { greatestId, readWhole, uuidShape } from '@tianguis/domain';
import { skuShape } from '@tianguis/domain/cart';
import {
  addToRegistryPath,
  ownRegistriesPath,
  ownRegistryPath,
  registryKinds,
  registryLimits,
  registryPath,
} from '@tianguis/domain/registry';
import type { FieldTexts } from '@tianguis/ui';
import { data, type RouterContextProvider } from 'react-router';
import { answered, submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { failed, invalid, typedValues } from '../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../shared/forms/leading-answer.server.ts';
import { refusalOf } from '../../shared/forms/refusal.server.ts';
import { productPath } from '../../shared/links/paths.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { noteDataChange } from '../../shared/session/data-version.server.ts';
import { changeGift, readChanging } from './change-gift.server.ts';
import { registryAnswers as words } from './own-copy.ts';
import type { AddedProduct, AddressChoice, OwnPageData } from './registry-data.ts';
import { type DoneName, doneNames, registryFields as fields, registryParameters as names } from './registry-fields.ts';

type Context = Readonly<RouterContextProvider>;

const callsOf = (context: Context) => context.get(shopContext).api;

/** The page of all registries, of one, or of a product that is added. @throws Response 404 */
export async function readOwn(context: Context, id: string | undefined, url: URL): Promise<OwnPageData> {
  if (id !== undefined && !uuidShape.test(id)) throw data(null, { status: 404 });
  const { registries, addresses } = callsOf(context);
  const call = asCustomer(context);
  const [{ data: own }, { data: known }, one, adding] = await Promise.all([
    answered(registries.own(call)),
    answered(addresses.list(call)),
    id === undefined ? undefined : answered(registries.read(id, call)),
    readAdded(context, url),
  ]);
  const done = url.searchParams.get(names.done);
  const registry = one && { ...one.data, link: context.get(shopContext).publicOrigin + registryPath(one.data.codigo) };
  const isFirst = !own.mesas.some(({ cerrada }) => !cerrada);
  return {
    ...{ form: crypto.randomUUID(), registries: own.mesas, registry, adding },
    addresses: known.address.map(toChoice),
    done: doneNames.find((name) => name === done),
    changing: registry && (await readChanging(context, registry, url)),
    isEditing: registry !== undefined && url.searchParams.has(names.edit),
    isCreating:
      id === undefined &&
      (url.searchParams.has(names.create) || own.mesas.length === 0 || (adding !== undefined && isFirst)),
    values: registry ? valuesOf(registry) : { [fields.kind]: registryKinds[0] },
  };
}

const toChoice = ({ id, nombre, direccion, colonia }: Address): AddressChoice => ({
  value: id,
  label: [nombre, direccion, colonia].join(', '),
});

const valuesOf = (registry: OwnRegistry): FieldTexts => ({
  ...{ [fields.kind]: registry.evento, [fields.names]: registry.nombres, [fields.date]: registry.fecha },
  ...{ [fields.message]: registry.mensaje, [fields.address]: registry.direccion ?? '' },
  ...{ [fields.listed]: registry.buscable ? '1' : '', [fields.surprise]: registry.sorpresa ? '1' : '' },
});

/** The product that the URL adds. @throws Response 404 for a product that does not exist */
async function readAdded(context: Context, { searchParams }: URL): Promise<AddedProduct | undefined> {
  const asked = searchParams.get(names.add);
  if (asked === null) return undefined;
  const id = readWhole(asked, 1, greatestId);
  const sku = searchParams.get(names.variant) ?? '0';
  if (id === undefined || !skuShape.test(sku)) throw data(null, { status: 404 });
  const { product } = (await answered(callsOf(context).products.get(id))).data;
  const options = Object.values(product.variants.find((one) => one.sku === sku)?.options ?? {});
  return {
    ...{ id, sku, title: [product.title, ...options].join(' · '), picture: product.pictures[0]?.thumbnail ?? null },
    href: productPath(product, sku === '0' ? undefined : sku),
    pieces: String(readWhole(searchParams.get(names.pieces) ?? '', 1, registryLimits.pieces) ?? 1),
  };
}

/** Answers the forms of the page. */
export async function changeOwn(
  context: Context,
  id: string | undefined,
  form: FormData,
  url: URL,
): Promise<LeadingAnswer> {
  if (id !== undefined && !uuidShape.test(id)) throw data(null, { status: 404 });
  const what = form.get(fields.what);
  if (what === 'crear') return create(context, form, url);
  if (what === 'agregar') return setItem(context, String(form.get(fields.registry) ?? ''), form, 'agregado');
  if (id === undefined) return { status: 400, result: failed({}, words.unreadable) };
  if (what === 'cambiar') return change(context, id, form);
  if (what === 'cerrar' || what === 'abrir') return close(context, id, what === 'cerrar');
  if (what === 'cambiar-regalo') {
    const answer = await changeGift(context, id, form);
    return answer ?? after(context, id, 'cambiado');
  }
  if (what === 'piezas') return setItem(context, id, form, 'guardada');
  return what === 'gracias' ? thank(context, id, form) : { status: 400, result: failed({}, words.unreadable) };
}

const after = (context: Context, id: string, done: DoneName): LeadingAnswer => {
  noteDataChange(context);
  return { to: `${ownRegistryPath(id)}?${new URLSearchParams({ [names.done]: done })}` };
};

const ofForm = [fields.kind, fields.names, fields.date, fields.message, fields.address, fields.listed, fields.surprise];
const sentences = Object.fromEntries(ofForm.map((name) => [name, {}]));

/** The typed values, or an answer that names the missing ones. */
function readValues(form: FormData): { typed: FieldTexts; values?: RegistryForm; answer?: LeadingAnswer } {
  const typed = typedValues(form, ofForm);
  const kind = registryKinds.find((one) => one === typed[fields.kind]);
  const nombres = typed[fields.names]?.trim() ?? '';
  const fecha = typed[fields.date] ?? '';
  const mensaje = typed[fields.message] ?? '';
  const direccion = typed[fields.address] ?? '';
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(fecha);
  const faults = {
    ...(kind === undefined && { [fields.kind]: words.kind }),
    ...(nombres === '' && { [fields.names]: words.names }),
    ...(nombres.length > registryLimits.names && { [fields.names]: words.longNames }),
    ...(!isDate && { [fields.date]: words.date }),
    ...(mensaje.length > registryLimits.message && { [fields.message]: words.longMessage }),
    ...(!uuidShape.test(direccion) && { [fields.address]: words.address }),
  };
  if (kind === undefined || Object.keys(faults).length > 0)
    return { typed, answer: { result: invalid(typed, faults) } };
  const isOn = (name: string) => typed[name] === '1';
  const flags = { buscable: isOn(fields.listed), sorpresa: isOn(fields.surprise) };
  return { typed, values: { evento: kind, nombres, fecha, mensaje, direccion, ...flags } };
}

async function create(context: Context, form: FormData, url: URL): Promise<LeadingAnswer> {
  const { typed, values, answer } = readValues(form);
  const formulario = String(form.get(fields.form) ?? '');
  if (!uuidShape.test(formulario)) return { status: 400, result: failed(typed, words.unreadable) };
  if (!values) return answer ?? { status: 400, result: failed(typed, words.unreadable) };
  const { reply, refused } = await submitted(
    callsOf(context).registries.create({ formulario, ...values }, asCustomer(context)),
  );
  // The form keeps its id, so that it still makes one registry.
  if (refused) return refusalOf(refused, { ...typed, [fields.form]: formulario }, words, sentences);
  const added = await readAdded(context, url);
  if (!added) return after(context, reply.data.id, 'creada');
  noteDataChange(context);
  return { to: addToRegistryPath(added.id, added.sku) };
}

async function change(context: Context, id: string, form: FormData): Promise<LeadingAnswer> {
  const { typed, values, answer } = readValues(form);
  if (!values) return answer ?? { status: 400, result: failed(typed, words.unreadable) };
  const { refused } = await submitted(callsOf(context).registries.change(id, values, asCustomer(context)));
  if (refused) return refusalOf(refused, typed, words, sentences);
  return after(context, id, 'guardada');
}

async function close(context: Context, id: string, cerrada: boolean): Promise<LeadingAnswer> {
  const { registries } = callsOf(context);
  const call = asCustomer(context);
  const { data: registry } = await answered(registries.read(id, call));
  const { evento, nombres, fecha, mensaje, direccion, buscable, sorpresa } = registry;
  // A registry whose address was deleted needs another one first.
  if (direccion === null) return { to: `${ownRegistryPath(id)}?${names.edit}=1` };
  const values = { evento, nombres, fecha, mensaje, direccion, buscable, sorpresa, cerrada };
  const { refused } = await submitted(registries.change(id, values, call));
  if (refused) return refusalOf(refused, {}, words);
  return after(context, id, cerrada ? 'cerrada' : 'abierta');
}

async function setItem(context: Context, id: string, form: FormData, done: DoneName): Promise<LeadingAnswer> {
  const product = readWhole(String(form.get(fields.product) ?? ''), 1, greatestId);
  const sku = String(form.get(fields.sku) ?? '');
  if (!uuidShape.test(id) || product === undefined || !skuShape.test(sku))
    return { status: 400, result: failed({}, words.unreadable) };
  // The button that removes sends the field a second time.
  const wanted = form.getAll(fields.wanted).map(String);
  const values = { [fields.wanted]: wanted.at(-1) ?? '' };
  const quiere = readWhole(values[fields.wanted]?.trim() ?? '', done === 'agregado' ? 1 : 0, registryLimits.pieces);
  if (quiere === undefined) return { result: invalid(values, { [fields.wanted]: words.pieces }, words.pieces) };
  const { refused } = await submitted(
    callsOf(context).registries.setItem(id, { producto: product, childrenSku: sku, quiere }, asCustomer(context)),
  );
  if (refused) return refusalOf(refused, values, words);
  return after(context, id, done);
}

async function thank(context: Context, id: string, form: FormData): Promise<LeadingAnswer> {
  const regalo = String(form.get(fields.gift) ?? '');
  if (!uuidShape.test(regalo)) return { status: 400, result: failed({}, words.unreadable) };
  const dadas = form.get(fields.thanked) === '1';
  const { refused } = await submitted(callsOf(context).registries.thank(id, { regalo, dadas }, asCustomer(context)));
  if (refused) return refusalOf(refused, {}, words);
  noteDataChange(context);
  return { to: ownRegistryPath(id) };
}

/** Where the forms of the page are sent. */
export const ownAction = (id: string | undefined, { search }: URL): string =>
  (id === undefined ? ownRegistriesPath : ownRegistryPath(id)) + search;
