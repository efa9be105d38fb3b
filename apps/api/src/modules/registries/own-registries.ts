/** A customer's own registries (RT-23; decision 50): made, changed, filled, and thanked for. */
import { randomBytes } from 'node:crypto';
import type {
  NewRegistryForm,
  OwnRegistriesReply,
  OwnRegistryReply,
  RegistryForm,
  RegistryItemForm,
  RegistryThanksForm,
} from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico, plainLines, plainText } from '@tianguis/domain';
import { contactDataIn } from '@tianguis/domain/contact';
import { codeOf, countItem, isSecret, registryLimits as limits } from '@tianguis/domain/registry';
import { toDate, toDay } from '@tianguis/domain/shipping';
import { Failure, wrongField } from '../../failure.ts';
import { hindranceOf, type LineCards, readLineFacts, skuOfLine } from '../lines/service.ts';
import { lockCustomer } from '../orders/service.ts';
import { foldTexts } from '../questions/service.ts';
import { type RegistryValues, registryRepository, registryWriter, type StoredRegistry } from './repository.ts';
import { showGifts, showItems, toSummary } from './shown.ts';
import { registryWords as words } from './words.ts';

export interface OwnRegistryOptions {
  /** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client */
  callers: { whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }> };
  cardsOf: LineCards;
  /** Gifts can be changed into balance. */
  offersBalance: boolean;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

/** All functions throw failures of the callers, and REGISTRY_NOT_FOUND for another customer's registry (RO-02). */
export interface OwnRegistries {
  list(accessToken: string | undefined): Promise<OwnRegistriesReply>;
  /** The same form, sent again, is one registry. @throws Failure VALIDATION_FAILED */
  create(accessToken: string | undefined, form: NewRegistryForm): Promise<OwnRegistryReply>;
  read(accessToken: string | undefined, id: string): Promise<OwnRegistryReply>;
  /** Changes, closes or opens a registry. @throws Failure VALIDATION_FAILED */
  change(accessToken: string | undefined, id: string, form: RegistryForm): Promise<OwnRegistryReply>;
  /** Adds an item, changes its wanted pieces, or removes it. @throws Failure VALIDATION_FAILED */
  setItem(accessToken: string | undefined, id: string, form: RegistryItemForm): Promise<OwnRegistryReply>;
  /** Notes whether the owner has thanked for a gift. @throws Failure REGISTRY_NOT_FOUND for a gift of another registry */
  thank(accessToken: string | undefined, id: string, form: RegistryThanksForm): Promise<OwnRegistryReply>;
}

export function createOwnRegistries(
  shop: UnitOfWork,
  { callers, cardsOf, offersBalance, clock = Date.now }: OwnRegistryOptions,
): OwnRegistries {
  const customerOf = async (accessToken: string | undefined) => (await callers.whoCalls(accessToken)).account.id;
  const secretNow = (registry: StoredRegistry) => isSecret(registry, dateInMexico(clock()));

  async function own(on: Pick<UnitOfWork, 'db'>, customer: string, id: string): Promise<StoredRegistry> {
    const found = await registryRepository(on).own(customer, id);
    if (!found) throw new Failure('REGISTRY_NOT_FOUND');
    return found;
  }

  async function view(customer: string, id: string): Promise<OwnRegistryReply> {
    const registry = await own(shop, customer, id);
    const secreta = secretNow(registry);
    const repository = registryRepository(shop);
    const [items, gifts] = await Promise.all([repository.items(id), secreta ? [] : repository.gifts(id)]);
    const { message: mensaje, address: direccion, isListed: buscable, isSurprise: sorpresa, closedAt } = registry;
    return {
      status: 'success',
      data: {
        ...{ ...toSummary(registry), id, mensaje, direccion, buscable, sorpresa, cerrada: closedAt !== null, secreta },
        articulos: await showItems(shop, items, { cardsOf, isSecret: secreta }),
        regalos: showGifts(gifts, offersBalance),
      },
    };
  }

  /** Changes a customer's data, one change after the other. */
  async function changing(customer: string, work: (unit: Unit) => Promise<string>): Promise<OwnRegistryReply> {
    const id = await shop.withTransaction(async (unit) => {
      if (!(await lockCustomer(unit, customer))) throw new Failure('UNAUTHENTICATED');
      return work(unit);
    });
    return view(customer, id);
  }

  /**
   * @param before the date of the event before a change, which may stay in the past
   * @throws Failure VALIDATION_FAILED
   */
  async function valuesOf(unit: Unit, customer: string, form: RegistryForm, before?: string): Promise<RegistryValues> {
    const names = plainText(form.nombres.replace(/\p{C}/gu, ' '));
    if (!/\p{L}/u.test(names)) throw wrongField('nombres', words.names);
    if (contactDataIn(names) !== undefined) throw wrongField('nombres', words.contact);
    const message = plainLines(form.mensaje ?? '');
    if (contactDataIn(message) !== undefined) throw wrongField('mensaje', words.contact);
    if (form.fecha !== before && !isDateOfEvent(form.fecha, dateInMexico(clock())))
      throw wrongField('fecha', words.date);
    if (!(await registryWriter(unit).hasAddress(customer, form.direccion)))
      throw wrongField('direccion', words.address);
    return {
      ...{ kind: form.evento, names, folded: foldTexts(names), eventOn: form.fecha, message, address: form.direccion },
      ...{ isListed: form.buscable, isSurprise: form.sorpresa },
    };
  }

  async function refuseTooMany(unit: Unit, customer: string): Promise<void> {
    const all = await registryRepository(unit).all(customer);
    if (all.length >= limits.inAll) throw wrongField('nombres', words.tooManyInAll);
    if (all.filter(({ closedAt }) => closedAt === null).length >= limits.open)
      throw wrongField('nombres', words.tooMany);
  }

  return {
    async list(accessToken) {
      const all = await registryRepository(shop).all(await customerOf(accessToken));
      return {
        status: 'success',
        data: {
          mesas: all.map((one) => ({
            ...{ ...toSummary(one), id: one.id, cerrada: one.closedAt !== null, articulos: one.items },
          })),
        },
      };
    },

    async create(accessToken, form) {
      const customer = await customerOf(accessToken);
      return changing(customer, async (unit) => {
        const before = await registryRepository(unit).ofForm(customer, form.formulario);
        if (before !== undefined) return before;
        const values = await valuesOf(unit, customer, form);
        await refuseTooMany(unit, customer);
        for (;;) {
          const id = await registryWriter(unit).add(customer, form.formulario, codeOf(randomBytes(12)), values);
          if (id !== undefined) return id;
        }
      });
    },

    async read(accessToken, id) {
      return view(await customerOf(accessToken), id);
    },

    async change(accessToken, id, form) {
      const customer = await customerOf(accessToken);
      return changing(customer, async (unit) => {
        const { closedAt, eventOn } = await own(unit, customer, id);
        const isClosed = form.cerrada ?? closedAt !== null;
        if (closedAt !== null && !isClosed) await refuseTooMany(unit, customer);
        const values = await valuesOf(unit, customer, form, eventOn);
        await registryWriter(unit).change(id, values, isClosed ? (closedAt ?? new Date(clock())) : null);
        return id;
      });
    },

    async setItem(accessToken, id, { producto, childrenSku, quiere: wanted }) {
      const customer = await customerOf(accessToken);
      return changing(customer, async (unit) => {
        const registry = await own(unit, customer, id);
        const [line] = await readLineFacts(unit.db, [{ id: producto, sku: childrenSku }]);
        if (!line) throw wrongField('producto', words.gone);
        const items = registryWriter(unit);
        const listed = (await items.lockItem(id, producto, childrenSku)) !== undefined;
        const sku = listed ? childrenSku : skuOfLine(line);
        const before = (await registryRepository(unit).items(id)).find(
          (item) => item.product === producto && item.sku === sku,
        );
        if (wanted > (before?.wanted ?? 0)) refuseUnsold(line);
        if (before && wanted < before.wanted) refuseFewer(before, wanted, secretNow(registry));
        if (!before && wanted === 0) return id;
        await items.setItem(id, producto, sku, wanted);
        if ((await items.countItems(id)) > limits.items) throw wrongField('producto', words.full);
        return id;
      });
    },

    async thank(accessToken, id, { regalo, dadas }) {
      const customer = await customerOf(accessToken);
      return changing(customer, async (unit) => {
        const registry = await own(unit, customer, id);
        const isFound = !secretNow(registry) && (await registryWriter(unit).thank(id, regalo, thankedAt(dadas)));
        if (!isFound) throw new Failure('REGISTRY_NOT_FOUND');
        return id;
      });
    },
  };

  function thankedAt(isThanked: boolean): Date | null {
    return isThanked ? new Date(clock()) : null;
  }
}

/** A date of the calendar, from today to some years later. */
function isDateOfEvent(date: string, today: string): boolean {
  const day = toDay(date);
  if (Number.isNaN(day) || toDate(day) !== date) return false;
  const last = `${Number(today.slice(0, 4)) + limits.years}${today.slice(4)}`;
  return today <= date && date <= last;
}

/** @throws Failure VALIDATION_FAILED for goods that nobody can give */
function refuseUnsold(line: Parameters<typeof hindranceOf>[0]): void {
  const hindrance = hindranceOf(line);
  if (hindrance === 'gone') throw wrongField('producto', words.gone);
  if (hindrance === 'shop-only') throw wrongField('producto', words.shopOnly);
  if (hindrance === 'choose') throw wrongField('producto', words.choose);
  if (line.isDigital) throw wrongField('producto', words.digital);
}

/**
 * Nobody wants fewer pieces than were given. While the gifts are secret, the answer must not tell what was given, so no
 * number is lowered.
 * @throws Failure VALIDATION_FAILED
 */
function refuseFewer(
  { wanted: before, gifts }: { wanted: number; gifts: Parameters<typeof countItem>[1] },
  wanted: number,
  secret: boolean,
): void {
  if (secret) throw wrongField('quiere', words.secret);
  const { taken, reserved } = countItem(before, gifts);
  if (wanted < taken + reserved) throw wrongField('quiere', words.given(taken + reserved));
}
