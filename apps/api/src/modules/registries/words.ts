/** Sentences that the module shows to customers (RT-23). */
import { registryLimits as limits } from '@tianguis/domain/registry';

export const registryWords = {
  names: 'Escribe cómo se llaman quienes celebran, por ejemplo “Lupita y Beto”.',
  contact: 'No escribas teléfonos, correos ni enlaces: tu mesa la puede ver quien tenga el código.',
  date: 'Elige el día de tu celebración: de hoy a tres años.',
  address: 'Elige una de tus direcciones guardadas.',
  tooMany: `Puedes tener ${limits.open} mesas abiertas a la vez. Cierra una que ya no uses.`,
  tooManyInAll: `Puedes tener ${limits.inAll} mesas en total. Escríbenos si necesitas otra.`,
  full: `En una mesa caben ${limits.items} productos. Quita alguno para agregar otro.`,
  gone: 'Ese producto ya no se vende, así que no lo podemos agregar.',
  shopOnly: 'Ese producto solo se vende en tiendas, así que nadie te lo puede regalar aquí.',
  digital: 'Ese producto llega por correo a quien lo compra, así que no se puede regalar en una mesa.',
  choose: 'Elige primero la opción que quieres, como color o talla.',
  secret: 'Tu mesa está en modo sorpresa: hasta tu celebración puedes pedir más piezas, pero no menos.',
  given: (pieces: number) =>
    pieces === 1
      ? 'Ya te regalaron o apartaron una pieza: no puedes pedir menos.'
      : `Ya te regalaron o apartaron ${pieces} piezas: no puedes pedir menos.`,
  closed: 'Esta mesa ya no recibe regalos.',
  noAddress: 'Esta mesa todavía no tiene a dónde mandar los regalos.',
  taken: 'Ya no faltan piezas de este regalo: alguien más lo está comprando o ya lo compró.',
  change: {
    notOffered: 'Esta tienda no tiene saldo a favor, así que los regalos no se cambian.',
    secret: 'Tu mesa está en modo sorpresa: podrás cambiar regalos por saldo desde el día de tu celebración.',
    changed: 'Ya cambiaste este regalo por saldo.',
    earlier: 'Quien te lo regaló lo compró cuando los regalos todavía no se podían cambiar por saldo.',
    unpaid: 'Este regalo no está pagado, así que no se puede cambiar por saldo.',
    disputed: 'El banco está revisando el pago de este regalo, así que no se puede cambiar por saldo.',
    credit: 'Este regalo se pagó con crédito de la tienda, que nunca se convierte en saldo.',
    left: 'Ya no se puede cambiar por saldo: tu regalo ya salió con la paquetería, o se canceló.',
    nothing: 'Por este regalo no se pagó dinero que podamos pasar a tu saldo.',
  },
  fewer: (left: number) => (left === 1 ? 'Solo falta una pieza de este regalo.' : `Solo faltan ${left} piezas.`),
} as const;
