/** What of an order hinders the erasure of its customer's account (AF-07), for operators and for shoppers. */
import { type Unsettled, unsettledOf } from '@tianguis/domain/order';
import type { Hindrance } from '../../personal-data/service.ts';
import { orderPage } from './order-page.ts';
import type { SettlementSheet } from './settlement-repository.ts';

const words: Readonly<Record<Unsettled, (number: string) => Omit<Hindrance, 'link'>>> = {
  payment: (number) => ({
    reason: `order ${number} is not paid`,
    what: `Tu pedido ${number} espera tu pago.`,
    todo: 'Págalo o cancélalo. Si no lo pagas, se cancela solo cuando vence el plazo.',
  }),
  delivery: (number) => ({
    reason: `order ${number} is not delivered`,
    what: `Tu pedido ${number} todavía no termina de llegar.`,
    todo: 'Espera a recibirlo. Si ya no lo quieres, cancélalo antes de que salga.',
  }),
  dispute: (number) => ({
    reason: `the charge of order ${number} is disputed`,
    what: `Tu banco revisa la aclaración que pediste por el cargo de tu pedido ${number}.`,
    todo: 'Espera a que tu banco responda. Si ya lo arreglaste con tu banco, avísanos.',
  }),
  return: (number) => ({
    reason: `a return of order ${number} is not finished`,
    what: `Tu devolución del pedido ${number} todavía no termina.`,
    todo: 'Espera a que termine, o cancélala en tu pedido si no la has mandado.',
  }),
  refund: (number) => ({
    reason: `a refund of order ${number} has not been paid`,
    what: `Te debemos un reembolso de tu pedido ${number}.`,
    todo: 'Espera a que te llegue. Si en tu pedido te pedimos tu CLABE, dínosla.',
  }),
};

/** Everything that is not settled of these orders. */
export const hindrancesOf = (orders: readonly SettlementSheet[]): Hindrance[] =>
  orders.flatMap(({ number, ...states }) =>
    unsettledOf(states).map((one) => ({ ...words[one](number), link: orderPage(number) })),
  );
