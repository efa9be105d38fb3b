/** Reads and changes the customer's notifications (RT-20). */
import { type NotificationsForm, type NotificationsReply, notificationKinds } from '@tianguis/contract';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { done } from '../../../shared/forms/form-results.ts';
import { asCustomer, customerOf } from '../../../shared/session/customer.server.ts';
import { type AccountAction, type Context, refusal } from '../answer.server.ts';
import { onlyField } from '../fields.ts';
import type { Switches } from './notification-switches.tsx';
import { notificationsCopy as copy } from './notifications-copy.ts';

export async function readNotifications(context: Context) {
  const { data } = await answered(context.get(shopContext).api.account.notifications(asCustomer(context)));
  return { switches: byMail(data), correo: customerOf(context).profile.correo };
}

/** Stores all switches of the form, or only the switch that a script changed. */
export const saveNotifications: AccountAction = async (context, form) => {
  const only = form.get(onlyField);
  const kinds = only === null ? notificationKinds : notificationKinds.filter((kind) => kind === only);
  const wanted: NotificationsForm = Object.fromEntries(kinds.map((kind) => [kind, { correo: form.has(kind) }]));
  const { refused } = await submitted(
    context.get(shopContext).api.account.setNotifications(wanted, asCustomer(context)),
  );
  return refused ? refusal(refused, {}) : { result: done(copy.saved) };
};

const byMail = (data: NotificationsReply['data']): Switches => ({
  ...{ pedidos: data.pedidos.correo, ofertas: data.ofertas.correo },
  ...{ favoritos: data.favoritos.correo, opiniones: data.opiniones.correo },
});
