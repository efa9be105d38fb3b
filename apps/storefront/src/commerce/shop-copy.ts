import { formatMoney } from '@tianguis/domain';
import type { FreeShipping } from '@tianguis/domain/cart';
import type { Offered } from '@tianguis/domain/offer';
import type { IconName } from '@tianguis/ui';

interface ShopPromise {
  icon: IconName;
  title: string;
  text: string;
}

const monthsPromise: ShopPromise = {
  icon: 'card',
  title: 'Meses sin intereses',
  text: 'Con las tarjetas participantes, sin letras chiquitas.',
};
const protectionPromise: ShopPromise = {
  icon: 'shield',
  title: 'Compra protegida',
  text: 'Recibes lo que pediste o te devolvemos tu dinero.',
};

/** Texts of what the shop promises for every purchase, and the payment methods (UI-12, TR-01). */
export const shopCopy = {
  promises: 'Por qué comprar aquí',
  promise: ({ by, from }: FreeShipping, offered: Pick<Offered, 'months' | 'protection'>): ShopPromise[] => [
    {
      icon: 'truck',
      title: `Envío gratis desde ${formatMoney(from)}`,
      text: `${by === 'cart' ? 'Con todo lo de tu carrito' : 'En lo que compras a cada vendedor'}, a todo México y con guía.`,
    },
    ...(offered.months ? [monthsPromise] : []),
    { icon: 'return', title: '30 días para devolver', text: 'Si no era lo que esperabas, te ayudamos.' },
    ...(offered.protection ? [protectionPromise] : []),
  ],
  payments: 'Paga como quieras',
  payment: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    oxxo: 'Efectivo en OXXO',
    spei: 'Transferencia SPEI',
    msi: 'Meses sin intereses',
  },
} as const;
