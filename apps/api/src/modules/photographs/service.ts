/**
 * Photographs that customers add to a form, for returns and reviews (AF-02, AF-05; decision 43). The form is chosen by
 * its page. A photograph belongs to the form until the form is sent; then its return or review uses the photograph.
 */
import { createHash } from 'node:crypto';
import type { AddedPhotographReply, PhotographsReply } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { mostPhotographs, photographTypeOf } from '@tianguis/domain/photograph';
import { Failure, wrongField } from '../../failure.ts';
import type { PhotographReader } from './reader.ts';
import { photographRepository } from './repository.ts';
import { photographSentence, photographWords as words } from './words.ts';

export { type CleanPhotograph, type PhotographFault, type PhotographReader, photographFaults } from './reader.ts';

/** Photographs of a customer at most that nothing uses yet. Older ones are erased, so that nobody fills the disk. */
const mostUnused = 4 * mostPhotographs;

/** Seconds after which a file may be sent again if too many files wait. */
const retryAfter = 5;

/** Headers of a photograph. A browser opens it as a picture, never as a page. */
export const pictureHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="fotografia.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** What uses photographs: a kind, and the id of the return or review. */
export interface PhotographUse {
  kind: string;
  id: string;
}

export interface PhotographOptions {
  /** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client */
  callers: { whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }> };
  /** Reads files. Without a reader, no photograph can be added. */
  reader: PhotographReader | undefined;
}

/** All functions throw the failures of the callers. The photograph of another customer is not found (RO-02). */
export interface Photographs {
  list(accessToken: string | undefined, form: string): Promise<PhotographsReply>;
  /**
   * Adds a photograph to a form. The same file, sent again, is added once.
   * @throws Failure VALIDATION_FAILED with the reason at the field `fotografia`; SERVER_BUSY
   */
  add(accessToken: string | undefined, form: string, file: Uint8Array): Promise<AddedPhotographReply>;
  /** Removes a photograph that nothing uses yet. @throws Failure PHOTOGRAPH_NOT_FOUND */
  remove(accessToken: string | undefined, id: string): Promise<void>;
  /** WebP. @throws Failure PHOTOGRAPH_NOT_FOUND */
  read(accessToken: string | undefined, id: string, isPreview: boolean): Promise<Buffer>;
}

export function createPhotographs(shop: UnitOfWork, { callers, reader }: PhotographOptions): Photographs {
  const customerOf = async (accessToken: string | undefined) => (await callers.whoCalls(accessToken)).account.id;
  const added = (id: string): AddedPhotographReply => ({ status: 'success', data: { id } });

  /** @throws Failure VALIDATION_FAILED if the form can have no more photographs */
  async function refuseFull({ db }: Pick<UnitOfWork, 'db'>, customer: string, form: string): Promise<void> {
    const before = await photographRepository(db).list(customer, form);
    if (before.some(({ used_by }) => used_by !== null)) throw refusal(words.sent);
    if (before.length >= mostPhotographs) throw refusal(words.full);
  }

  return {
    async list(accessToken, form) {
      const rows = await photographRepository(shop.db).list(await customerOf(accessToken), form);
      return { status: 'success', data: { fotografias: rows.map(({ id }) => ({ id })) } };
    },

    async add(accessToken, form, file) {
      const customer = await customerOf(accessToken);
      if (file.length === 0) throw refusal(words.empty);
      if (!('taken' in photographTypeOf(file))) throw refusal(photographSentence('type', file));
      const hash = createHash('sha256').update(file).digest();
      const before = await photographRepository(shop.db).made(customer, form, hash);
      if (before !== undefined) return added(before);
      // Before the work of reading the file.
      await refuseFull(shop, customer, form);
      const read = (await reader?.(file, customer)) ?? { fault: 'busy' };
      if ('fault' in read) {
        if (read.fault === 'busy') throw new Failure('SERVER_BUSY', undefined, { retryAfter });
        throw refusal(photographSentence(read.fault, file));
      }
      return shop.withTransaction(async (unit) => {
        const repository = photographRepository(unit.db);
        if (!(await repository.lock(customer))) throw new Failure('UNAUTHENTICATED');
        const id =
          (await repository.made(customer, form, hash)) ?? (await repository.add({ customer, form, hash, ...read }));
        if (id === undefined) {
          await refuseFull(unit, customer, form);
          throw refusal(words.full);
        }
        await repository.thinUnused(customer, mostUnused);
        return added(id);
      });
    },

    async remove(accessToken, id) {
      const customer = await customerOf(accessToken);
      if (!(await photographRepository(shop.db).remove(customer, id))) throw new Failure('PHOTOGRAPH_NOT_FOUND');
    },

    async read(accessToken, id, isPreview) {
      const customer = await customerOf(accessToken);
      const bytes = await photographRepository(shop.db).read(customer, id, isPreview ? 'preview' : 'bytes');
      if (!bytes) throw new Failure('PHOTOGRAPH_NOT_FOUND');
      return bytes;
    },
  };
}

const refusal = (sentence: string): Failure => wrongField('fotografia', sentence);

const textOf = ({ kind, id }: PhotographUse) => `${kind} ${id}`;

/**
 * The photographs of a form become those of a return or review, in the unit that stores it. Photographs that another
 * use has already are left out.
 * @returns their ids, in the sequence in which the customer added them
 */
export const usePhotographs = (
  unit: Unit,
  { customer, form }: { customer: string; form: string },
  use: PhotographUse,
): Promise<string[]> => photographRepository(unit.db).use(customer, form, textOf(use));

/** The photographs of these uses, by the id of the use. */
export async function photographsOf(
  { db }: Pick<UnitOfWork, 'db'>,
  uses: readonly PhotographUse[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { id, use } of await photographRepository(db).idsOf(uses.map(textOf))) {
    const owner = use.slice(use.indexOf(' ') + 1);
    found.set(owner, [...(found.get(owner) ?? []), id]);
  }
  return found;
}

/**
 * Erases photographs of a use. Those of the form stay, and those with these ids: a form that is sent again keeps what
 * it added.
 */
export const eraseUsedPhotographs = (
  unit: Unit,
  use: PhotographUse,
  except: { form: string | null; ids: readonly string[] } = { form: null, ids: [] },
): Promise<void> => photographRepository(unit.db).eraseUsed(textOf(use), except);

/** The photographs of a use, each with its form. */
export const usedPhotographs = (
  { db }: Pick<UnitOfWork, 'db'>,
  use: PhotographUse,
): Promise<{ id: string; form: string }[]> => photographRepository(db).ofUse(textOf(use));

/** How many photographs a form has that nothing uses yet. */
export const countUnusedPhotographs = (unit: Unit, customer: string, form: string): Promise<number> =>
  photographRepository(unit.db).countUnused(customer, form);

/** A photograph that something uses, whoever added it: the caller decides who may see it. */
export async function readUsedPhotograph(
  { db }: Pick<UnitOfWork, 'db'>,
  id: string,
  isPreview: boolean,
): Promise<{ use: PhotographUse; bytes: Buffer } | undefined> {
  const found = await photographRepository(db).readUsed(id, isPreview ? 'preview' : 'bytes');
  if (!found) return undefined;
  const [kind = '', owner = ''] = found.use.split(' ');
  return { use: { kind, id: owner }, bytes: found.bytes };
}
