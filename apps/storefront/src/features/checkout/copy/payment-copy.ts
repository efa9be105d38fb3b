import { formatMoney } from '@tianguis/domain';
import { cardInShort, cardSpoken } from '../../../commerce/card-words.ts';

/** Texts of the ways to pay. */
export const paymentCopy = {
  title: '¿Cómo quieres pagar?',
  legend: 'Forma de pago',
  card: cardInShort,
  cardSpoken,
  expires: (date: string) => `Vence ${date}`,
  kinds: { credit: 'Crédito', debit: 'Débito' } as Readonly<Record<string, string>>,
  newCard: 'Tarjeta de crédito o débito',
  otherCard: 'Otra tarjeta',
  newCardHint: 'Los datos los recibe el banco, no nosotros.',
  laterCardHint: 'Escribes los datos en la página del banco, después de hacer tu pedido.',
  frame: 'Datos de tu tarjeta',
  frameLoading: 'Abriendo el formulario seguro del banco…',
  frameFailed: 'No pudimos abrir el formulario del banco. Inténtalo de nuevo, o elige otra forma de pago.',
  frameAgain: 'Intentar de nuevo',
  fullPage: 'Abrirlo en una página completa',
  oxxo: 'Efectivo en OXXO',
  spei: 'Transferencia SPEI',
  until: (moment: string) => `Tienes hasta ${moment} para pagar.`,
  oxxoHint: 'Pagas en caja con una referencia.',
  speiHint: 'Desde la app de tu banco, a una CLABE solo para este pedido.',
  months: {
    legend: '¿En cuántos pagos?',
    one: (total: number) => `Un solo pago de ${formatMoney(total)}`,
    plan: ({ months, first, rest }: { months: number; first: number; rest: number }) =>
      first === rest
        ? `${months} × ${formatMoney(rest)}`
        : `1 × ${formatMoney(first)} y ${months - 1} × ${formatMoney(rest)}`,
    total: (total: number) => `Total ${formatMoney(total)}, sin intereses`,
    name: (months: number) => `${months} meses sin intereses`,
    dropped: (months: number) =>
      `Los ${months} meses que habías elegido ya no aplican a este total. Elige otra vez en cuántos pagos.`,
  },
  paying: 'Procesando tu pago. No cierres esta página ni vuelvas a pagar.',
  notPlaced:
    'No pudimos hacer tu pedido. Si vuelves a intentarlo desde aquí, no se cobra dos veces: tu compra tiene un solo número.',
} as const;
