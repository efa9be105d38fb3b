/** Push notifications on the customer's devices about an order (issue 41). */
import { orderPath } from '@tianguis/domain';
import type { Letter } from '@tianguis/mail';
import { type PushNote, withoutAmounts } from '../../push/service.ts';
import type { LetterOrder } from './letter-order-repository.ts';

/** What a locked screen shows of a letter. A later push notification about the order replaces an earlier one. */
export const orderNote = ({ number }: Pick<LetterOrder, 'number'>, { subject, preview }: Letter): PushNote => ({
  title: withoutAmounts(subject, `Hay novedades de tu pedido ${number}`),
  text: withoutAmounts(preview, ''),
  path: orderPath(number),
  topic: `pedido-${number}`.slice(0, 32),
});
