/** A thread of the demo: a customer writes about a delivered order, and the shop has answered. */
import type { UnitOfWork } from '@tianguis/database';
import { lockOrderOf } from '../orders/service.ts';
import { messageRepository } from './repository.ts';

const form = '00000000-0000-4000-8000-0000de0000aa';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Adds the thread, once. The caller knows that the shop is the demo.
 * @returns the number of threads that were added
 */
export function addDemoThread(
  shop: UnitOfWork,
  email: string,
  { now = Date.now() }: { now?: number } = {},
): Promise<number> {
  return shop.withTransaction(async (unit) => {
    const found = await messageRepository(unit).deliveredOf(email, new Date(now - dayMs));
    if (!found || (await messageRepository(unit).ofForm(form))) return 0;
    const order = await lockOrderOf(unit, found.customer, found.number);
    const messages = messageRepository(unit);
    const asked = new Date(found.at.getTime() + 3 * hourMs);
    const answered = new Date(found.at.getTime() + 6 * hourMs);
    const thread = order && (await messages.open(order.id, found.product, asked));
    if (thread === undefined) return 0;
    const text =
      'Hola, ya me llegó. La caja venía un poco golpeada, pero lo de adentro se ve bien.\n¿Tengo que hacer algo?';
    if ((await messages.add(thread, { form, text, at: asked })) === undefined) return 0;
    const answer =
      'Gracias por avisarnos. Si funciona bien, no tienes que hacer nada. Si ves algún daño, pide la devolución desde tu pedido: el envío de regreso lo pagamos nosotros.';
    await messages.add(thread, { operator: 'demo', text: answer, at: answered });
    await messages.move(thread, 'waiting', 'answered', answered);
    return 1;
  });
}
