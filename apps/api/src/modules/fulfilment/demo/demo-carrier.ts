/** The carrier of the demo: it moves the parcels of paid orders, so that who tries the shop sees them arrive. */
import type { UnitOfWork } from '@tianguis/database';
import { sendParcelEvent } from '../parcels.ts';
import { giftCheckouts } from './demo-gifts.ts';
import { exampleCheckouts } from './demo-orders.ts';
import { demoRepository } from './demo-repository.ts';
import { demoSteps } from './demo-steps.ts';

/**
 * Reports all steps whose moment has come. A step that was reported before changes nothing, and a step that a parcel
 * cannot take any more, for example of a cancelled one, is left out. A shop without the demo's catalogue stays as it is.
 * @returns the number of steps that moved a parcel
 */
export async function moveDemoParcels(
  shop: UnitOfWork,
  { signal, now = Date.now() }: { signal?: AbortSignal; now?: number } = {},
): Promise<number> {
  const demo = demoRepository(shop);
  if (!(await demo.isDemo())) return 0;
  let moved = 0;
  for (const { order, ...parcel } of await demo.moving([...exampleCheckouts, ...giftCheckouts]))
    for (const { event, at, carrier, tracking } of demoSteps(parcel)) {
      if (signal?.aborted) return moved;
      if (at.getTime() > now) break;
      const report = { actor: 'job', at, carrier, tracking };
      const sent = await shop.withTransaction((unit) =>
        sendParcelEvent(unit, { order, parcel: parcel.id }, event, report),
      );
      if (sent?.outcome === 'changed') moved++;
    }
  return moved;
}
