/** Addresses of a customer (RL-04, AP-14; decision 31). */
import type { AddressForm, Address as AddressReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import {
  type AddressTexts,
  addressFaults,
  isSameAddress,
  mostAddresses,
  plainAddress,
  stateOfPostalCode,
} from '@tianguis/domain';
import { Failure, type FieldFailure } from '../../failure.ts';
import type { PostalCodeService } from '../postal-codes/service.ts';
import { type AddressRow, addressRepository } from './repository.ts';

/** Finds the customer of a call. @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440 */
export interface AddressCallers {
  /** Finds the customer of an access token. */
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }>;
  /** Finds the customer of a session token. */
  whoHas(token: string): Promise<{ account: { id: string } }>;
}

/** The tokens of a call. Calls that read also accept a session token in the query. */
export interface AddressToken {
  accessToken: string | undefined;
  sessionToken?: string | undefined;
}

/** All functions with an id throw Failure ADDRESS_NOT_FOUND, also for an address of another customer (RO-02). */
export interface AddressService {
  /** The default address comes first. */
  list(by: AddressToken): Promise<AddressReply[]>;
  find(by: AddressToken, id: string): Promise<AddressReply>;
  /**
   * Adds an address, unless the customer has the same address already.
   * @throws Failure VALIDATION_FAILED with all wrong fields; ADDRESSES_FULL if the customer has no slot left
   */
  add(accessToken: string | undefined, form: AddressForm): Promise<AddressReply>;
  /** Replaces the whole address: fields that the form leaves out become empty. @throws Failure VALIDATION_FAILED */
  change(accessToken: string | undefined, id: string, form: AddressForm): Promise<AddressReply>;
  setDefault(accessToken: string | undefined, id: string): Promise<AddressReply>;
  /** Deletes an address. If it was the default, the earlier default becomes the default again. */
  remove(accessToken: string | undefined, id: string): Promise<void>;
  /**
   * Restores a deleted address. A job deletes the row an hour after the deletion. @throws Failure ADDRESSES_FULL if the
   * customer has no slot left
   */
  restore(accessToken: string | undefined, id: string): Promise<AddressReply>;
}

/** The addresses of a customer whose row is locked, and the repository. */
interface LockedAddresses {
  rows: readonly AddressRow[];
  addresses: ReturnType<typeof addressRepository>;
}

export function createAddressService(
  shop: UnitOfWork,
  { callers, postalCodes }: { callers: AddressCallers; postalCodes: Pick<PostalCodeService, 'find' | 'ofOtherStates'> },
): AddressService {
  const read = addressRepository(shop.db);

  const ownerOf = async (accessToken: string | undefined): Promise<string> =>
    (await callers.whoCalls(accessToken)).account.id;

  async function readerOf({ accessToken, sessionToken }: AddressToken): Promise<string> {
    if (accessToken !== undefined || sessionToken === undefined) return ownerOf(accessToken);
    return (await callers.whoHas(sessionToken)).account.id;
  }

  /**
   * Locks a customer's addresses and runs `work`. @returns the address with the id that `work` returned, after the
   * change
   */
  function changing(customer: string, work: (locked: LockedAddresses) => Promise<string>): Promise<AddressReply> {
    return shop.withTransaction(async ({ db }) => {
      const addresses = addressRepository(db);
      const rows = await addresses.lock(customer);
      if (rows === undefined) throw new Failure('UNAUTHENTICATED');
      const id = await work({ rows, addresses });
      return replyOf(await addresses.list(customer), id);
    });
  }

  /** The fields with names of other states than the postal code, beside the fields that are wrong already. */
  async function ofOtherStates(texts: AddressTexts, faults: readonly FieldFailure[]): Promise<FieldFailure[]> {
    const names = await postalCodes.ofOtherStates(texts.codigoPostal, texts);
    return names
      .filter((name) => !faults.some((fault) => fault.name === name))
      .map((name) => ({ name, code: 'WRONG' as const }));
  }

  async function checked(form: AddressForm): Promise<AddressTexts> {
    const texts = plainAddress(form);
    const faults: FieldFailure[] = addressFaults(texts);
    const isWrongCode = faults.some(({ name }) => name === 'codigoPostal');
    const known = isWrongCode ? undefined : await postalCodes.find(texts.codigoPostal);
    if (known?.kind === 'unlisted') faults.push({ name: 'codigoPostal', code: 'INVALID_FORMAT' });
    if (known?.kind === 'listed') faults.push(...(await ofOtherStates(texts, faults)));
    if (faults.length > 0) throw new Failure('VALIDATION_FAILED', 'Fields are wrong.', { fields: faults });
    return texts;
  }

  return {
    async list(by) {
      const rows = await read.list(await readerOf(by));
      return rows.map((row, at) => toReply(row, at === 0));
    },
    async find(by, id) {
      return replyOf(await read.list(await readerOf(by)), id);
    },
    async add(accessToken, form) {
      const customer = await ownerOf(accessToken);
      const texts = await checked(form);
      return changing(customer, async ({ rows, addresses }) => {
        const same = rows.find((row) => row.slot !== null && isSameAddress(row, texts));
        const isDefault = form.predeterminada === true || open(rows).length === 0;
        if (!same) {
          const rank = isDefault ? highest(rows) + 1 : lowest(rows) - 1;
          return (await addresses.add(customer, { slot: freeSlot(rows), rank }, texts)).id;
        }
        if (isDefault) await addresses.setRank(customer, same.id, highest(rows) + 1);
        return same.id;
      });
    },
    async change(accessToken, id, form) {
      const customer = await ownerOf(accessToken);
      const texts = await checked(form);
      return changing(customer, async ({ rows, addresses }) => {
        known(rows, id);
        await addresses.change(customer, id, texts);
        if (form.predeterminada === true) await addresses.setRank(customer, id, highest(rows) + 1);
        return id;
      });
    },
    async setDefault(accessToken, id) {
      const customer = await ownerOf(accessToken);
      return changing(customer, async ({ rows, addresses }) => {
        known(rows, id);
        await addresses.setRank(customer, id, highest(rows) + 1);
        return id;
      });
    },
    async remove(accessToken, id) {
      const customer = await ownerOf(accessToken);
      await shop.withTransaction(async ({ db }) => {
        const addresses = addressRepository(db);
        known((await addresses.lock(customer)) ?? [], id);
        await addresses.remove(customer, id);
      });
    },
    async restore(accessToken, id) {
      const customer = await ownerOf(accessToken);
      return changing(customer, async ({ rows, addresses }) => {
        const row = rows.find((one) => one.id === id);
        if (!row) throw new Failure('ADDRESS_NOT_FOUND');
        if (row.slot === null) await addresses.restore(customer, id, freeSlot(rows));
        return id;
      });
    },
  };
}

const open = (rows: readonly AddressRow[]) => rows.filter(({ slot }) => slot !== null);
// The ranks of deleted addresses count as well, since these addresses can be restored.
const highest = (rows: readonly AddressRow[]): number => Math.max(0, ...rows.map(({ rank }) => rank));
const lowest = (rows: readonly AddressRow[]): number => Math.min(0, ...rows.map(({ rank }) => rank));

/** @throws Failure ADDRESS_NOT_FOUND */
function known(rows: readonly AddressRow[], id: string): void {
  if (!open(rows).some((row) => row.id === id)) throw new Failure('ADDRESS_NOT_FOUND');
}

/** @throws Failure ADDRESSES_FULL */
function freeSlot(rows: readonly AddressRow[]): number {
  const taken = new Set(rows.map(({ slot }) => slot));
  for (let slot = 1; slot <= mostAddresses; slot++) if (!taken.has(slot)) return slot;
  throw new Failure('ADDRESSES_FULL', `at most ${mostAddresses} addresses`);
}

/** An address of a customer, for another module that has decided who may use it. Undefined for another customer's one. */
export async function addressOf(
  { db }: Pick<UnitOfWork, 'db'>,
  customer: string,
  id: string,
): Promise<AddressReply | undefined> {
  const rows = await addressRepository(db).list(customer);
  const at = rows.findIndex((row) => row.id === id);
  return rows[at] && toReply(rows[at], at === 0);
}

/** @param rows all addresses of the customer, the default first @throws Failure ADDRESS_NOT_FOUND */
function replyOf(rows: readonly AddressRow[], id: string): AddressReply {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) throw new Failure('ADDRESS_NOT_FOUND');
  return toReply(row, at === 0);
}

function toReply({ slot: _slot, rank: _rank, ...row }: AddressRow, predeterminada: boolean): AddressReply {
  const { calle, numeroExterior, numeroInterior, codigoPostal } = row;
  const numbers = numeroInterior === '' ? numeroExterior : `${numeroExterior}, int. ${numeroInterior}`;
  return {
    ...row,
    direccion: `${calle} ${numbers}`,
    estado: stateOfPostalCode(codigoPostal)?.name ?? '',
    predeterminada,
  };
}
