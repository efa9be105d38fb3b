/** Reads registries for givers, and opens the purchase of a gift (RT-23). */
import type { RegistryItem } from '@tianguis/contract';
import { readWhole } from '@tianguis/domain';
import { offeredOf } from '@tianguis/domain/offer';
import { givePath, readCode, registryLimits, registryPath } from '@tianguis/domain/registry';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { answered, found, submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { invalid, typedValues } from '../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../shared/forms/leading-answer.server.ts';
import { refusalOf } from '../../shared/forms/refusal.server.ts';
import { checkoutParameter, checkoutPaths } from '../../shared/links/checkout-paths.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { registryAnswers as words } from './own-copy.ts';
import type { GiveData, LandingData, RegistryData } from './registry-data.ts';
import { registryFields as fields } from './registry-fields.ts';

type Context = Readonly<RouterContextProvider>;

/** The landing page, with what was searched. @throws Response a redirect to the registry of a typed code */
export async function readLanding(context: Context, { searchParams }: URL): Promise<LandingData> {
  const typed = searchParams.get(fields.code)?.trim().slice(0, 40) ?? '';
  const code = typed === '' ? undefined : readCode(typed);
  if (code !== undefined) throw redirect(registryPath(code), 302);
  const name = searchParams.get(fields.name)?.trim().slice(0, 100) ?? '';
  const { registries } = context.get(shopContext).api;
  return {
    found: name === '' ? undefined : (await answered(registries.search(name))).data.mesas,
    ...{ name, wrongCode: typed === '' ? undefined : typed },
  };
}

/** A registry by the code in its URL; undefined if there is none. */
export async function readRegistry(context: Context, typed: string): Promise<RegistryData | undefined> {
  const code = readCode(typed.slice(0, 40));
  if (code === undefined) return undefined;
  const { api, config } = context.get(shopContext);
  const reply = await found(api.registries.open(code));
  return reply && { ...reply.data, isOpen: reply.data.recibe && offeredOf(config.offer).purchases };
}

/** The form of a gift. @throws Response 404 if the registry has no such item */
export async function readGive(context: Context, params: { code: string; item: string }): Promise<GiveData> {
  const registry = await readRegistry(context, params.code);
  const item = registry?.articulos.find(({ id }) => id === params.item);
  if (!registry || !item) throw data(null, { status: 404 });
  return {
    ...{ codigo: registry.codigo, names: registry.nombres, town: registry.lugar, title: item.titulo },
    ...{ options: item.opciones.join(' · '), picture: item.imagen, price: item.precio ?? 0 },
    left: registry.isOpen ? leftOf(item) : 0,
    mayChange: context.get(shopContext).config.offer.balance,
  };
}

const leftOf = ({ faltan, se_vende: isSold, precio }: RegistryItem): number =>
  isSold && precio !== null ? (faltan ?? 0) : 0;

/** Opens the checkout of a gift. */
export async function give(
  context: Context,
  { code, item }: { code: string; item: string },
  form: FormData,
): Promise<LeadingAnswer> {
  const values = typedValues(form, [fields.pieces, fields.note]);
  const pieces = readWhole(values[fields.pieces]?.trim() ?? '', 1, registryLimits.pieces);
  const note = values[fields.note] ?? '';
  if (pieces === undefined) return { result: invalid(values, { [fields.pieces]: words.pieces }) };
  if (note.length > registryLimits.message) return { result: invalid(values, { [fields.note]: words.longNote }) };
  const { api } = context.get(shopContext);
  const regalo = { mesa: code, articulo: item, pieces, dedicatoria: note };
  const { reply, refused } = await submitted(api.checkout.open({ regalo }, asCustomer(context)));
  if (refused?.code === 'REGISTRY_NOT_FOUND') return { to: givePath(code, item) };
  if (refused) return refusalOf(refused, values, words, { [fields.note]: {} });
  return { to: `${checkoutPaths.open}?${new URLSearchParams({ [checkoutParameter]: reply.data.compra })}` };
}
