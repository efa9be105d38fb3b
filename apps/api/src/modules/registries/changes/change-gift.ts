/**
 * The owner of a registry takes the money of a gift as balance, before the carrier has it (AF-04, RT-23; decision 52).
 * The order of the giver loses its pieces as by a cancellation, but the refunds go to the owner.
 */
import type { GiftChange, GiftChangeForm, GiftChangeReply } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { changeHindrance, isSecret } from '@tianguis/domain/registry';
import { Failure, wrongField } from '../../../failure.ts';
import {
  addCancellation,
  addOrderEvent,
  cancellablePieces,
  cancelPieces,
  noteMail,
  type PiecesOfLine,
  refundAmounts,
} from '../../fulfilment/effects/service.ts';
import { type LockedOrder, lockCustomer, lockOrder } from '../../orders/service.ts';
import type { OwnRegistryOptions } from '../own-registries.ts';
import { registryRepository } from '../repository.ts';
import { registryWords } from '../words.ts';
import { giftChangeRepository, setChanged } from './change-repository.ts';

const words = registryWords.change;
/** The reason of the cancellation, which no customer chooses. */
const reason = 'cambio-por-saldo';

/** All functions throw failures of the callers, and REGISTRY_NOT_FOUND for another's registry or gift (RO-02). */
export interface GiftChanges {
  /** What the owner would get. Nothing is changed. @throws Failure VALIDATION_FAILED with the hindrance */
  preview(accessToken: string | undefined, id: string, gift: string): Promise<GiftChangeReply>;
  /**
   * Changes all pieces of a gift that the carrier does not have. The same form, sent again, changes once.
   * @throws Failure VALIDATION_FAILED with the hindrance; REFUND_CHANGED if another amount was shown; CONFLICT if the id
   * is that of another change
   */
  change(
    accessToken: string | undefined,
    names: { id: string; gift: string },
    form: GiftChangeForm,
  ): Promise<GiftChangeReply>;
}

export function createGiftChanges(
  shop: UnitOfWork,
  { callers, offersBalance, clock = Date.now }: Pick<OwnRegistryOptions, 'callers' | 'offersBalance' | 'clock'>,
): GiftChanges {
  const today = () => dateInMexico(clock());

  /** Locks the customer, and then the order of a gift. */
  async function locked(unit: Unit, customer: string, { id, gift }: { id: string; gift: string }) {
    if (!(await lockCustomer(unit, customer))) throw new Failure('UNAUTHENTICATED');
    const registry = await registryRepository(unit).own(customer, id);
    if (!registry) throw new Failure('REGISTRY_NOT_FOUND');
    // The answer about a secret registry is the same for all gifts, so it tells nothing.
    if (isSecret(registry, today())) throw wrongField('regalo', words.secret);
    const gifts = giftChangeRepository(unit);
    const order = (await gifts.find(id, gift)) && (await lockOrder(unit, gift));
    const found = order && (await gifts.find(id, gift));
    if (!order || !found) throw new Failure('REGISTRY_NOT_FOUND');
    return { order, found };
  }

  /** The pieces of a gift, and their amount. @throws Failure VALIDATION_FAILED with the hindrance */
  async function offer(
    unit: Unit,
    { order, found }: Awaited<ReturnType<typeof locked>>,
  ): Promise<{ data: GiftChange; pieces: PiecesOfLine[] }> {
    if (!offersBalance) throw wrongField('regalo', words.notOffered);
    const hindrance = changeHindrance(found);
    if (hindrance !== undefined) throw wrongField('regalo', words[hindrance]);
    const pieces = cancellablePieces(order);
    const amounts = await refundAmounts(unit, pieces);
    const importe = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
    if (importe === 0) throw wrongField('regalo', words.nothing);
    return { data: { regalo: order.id, piezas: sumOf(pieces), importe, cambiado: false }, pieces };
  }

  return {
    async preview(accessToken, id, gift) {
      const { id: customer } = (await callers.whoCalls(accessToken)).account;
      return shop.withTransaction(async (unit) => {
        const { data } = await offer(unit, await locked(unit, customer, { id, gift }));
        return { status: 'success', data };
      });
    },

    async change(accessToken, names, { formulario: change, importe }) {
      const { id: owner } = (await callers.whoCalls(accessToken)).account;
      return shop.withTransaction(async (unit) => {
        const both = await locked(unit, owner, names);
        if (both.found.changeId === change) return { status: 'success', data: await done(unit, both.order) };
        const { data, pieces } = await offer(unit, both);
        if (data.importe !== importe) throw new Failure('REFUND_CHANGED', undefined, { data });
        await act(unit, both.order, pieces, { owner, change });
        return { status: 'success', data: await done(unit, both.order) };
      });
    },
  };

  async function act(
    unit: Unit,
    order: LockedOrder,
    pieces: readonly PiecesOfLine[],
    { owner, change }: { owner: string; change: string },
  ): Promise<void> {
    const at = new Date(clock());
    const report = { actor: 'owner', at };
    if (!(await addCancellation(unit, { ...report, id: change, order: order.id, reason, comment: null })))
      throw new Failure('CONFLICT', 'The id is that of another change.');
    // The refunds that follow read whose they are from the gift.
    if (!(await setChanged(unit, { owner, gift: order.id, change, today: today(), at })))
      throw wrongField('regalo', words.left);
    await cancelPieces(unit, order, pieces, { ...report, id: change });
    const data = { cancellation: change, pieces: sumOf(pieces) };
    await addOrderEvent(unit, order.id, 'gift_changed', { ...report, data });
    await noteMail(unit, { order: order.id, step: 'gift-changed', cause: change });
  }

  async function done(unit: Unit, order: LockedOrder): Promise<GiftChange> {
    const { pieces: piezas, amount: importe } = await giftChangeRepository(unit).changed(order.id);
    return { regalo: order.id, piezas, importe, cambiado: true };
  }
}

const sumOf = (lines: readonly PiecesOfLine[]): number => lines.reduce((sum, { pieces }) => sum + pieces, 0);
