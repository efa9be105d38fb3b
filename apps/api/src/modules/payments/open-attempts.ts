/** What happens to the open attempts of an order before another try, or another way, pays it (PA-07). */
import type { UnitOfWork } from '@tianguis/database';
import { ProviderAway } from '@tianguis/payments';
import { Failure } from '../../failure.ts';
import { type Asking, closePayment, isOpen, refreshPayment } from './ask-provider.ts';
import { type Attempt, attemptRepository } from './attempt-repository.ts';
import { type PayableOrder, payableRepository } from './payable-repository.ts';

export function openAttempts(shop: UnitOfWork, asking: () => Asking) {
  async function ask(
    order: PayableOrder,
    call: typeof closePayment,
    isMeant: (attempt: Attempt) => boolean = () => true,
  ): Promise<void> {
    for (const attempt of (await attemptRepository(shop).of(order.id)).filter(isOpen))
      try {
        if (isMeant(attempt)) await call(asking(), attempt);
      } catch (error) {
        if (error instanceof ProviderAway) throw new Failure('CHARGE_UNKNOWN');
        throw error;
      }
  }

  return {
    /** Closes open attempts at the provider. @throws Failure CHARGE_UNKNOWN */
    close: (order: PayableOrder): Promise<void> => ask(order, closePayment),

    /**
     * Learns of a part of a transfer before its CLABE is closed, so that the rest can follow to the same CLABE.
     * @throws Failure PART_RECEIVED; CHARGE_UNKNOWN
     */
    async keepTransfer(customer: string, order: PayableOrder): Promise<void> {
      await ask(order, refreshPayment, ({ way }) => way === 'spei');
      if ((await payableRepository(shop).find(customer, order.number))?.state === 'partial')
        throw new Failure('PART_RECEIVED');
    },
  };
}
