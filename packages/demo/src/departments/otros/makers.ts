import type { Maker } from '../shared-product-line-tables.ts';

/** Makers of instruments, stationery, luggage, crafts and collectibles. */
export const MAKERS = {
  cuerdaViva: {
    name: 'Cuerda Viva',
    hex: ['#8c5f38', '#f1e8d2'],
    say: 'Cuerda Viva arma y calibra en Paracho, y entrega cada pieza afinada.',
    factor: 1.1,
  },
  sonajaNorte: {
    name: 'Son de Banqueta',
    label: 'Son Banqueta',
    hex: ['#c8242f', '#f5c929'],
    say: 'Son de Banqueta hace instrumentos para tocar en la calle, en la escuela y en la azotea.',
  },
  bemol: {
    name: 'Casa Bemolina',
    hex: ['#1d2b4f', '#d0a548'],
    say: 'Casa Bemolina revisa cada instrumento en su taller de Guadalajara antes de mandarlo.',
    factor: 1.12,
  },
  tintero: {
    name: 'Tintero Loco',
    hex: ['#2c62b8', '#f28c28'],
    say: 'Tintero Loco surte papelerías de barrio desde Ecatepec y prueba todo en un salón de primaria.',
  },
  margen: {
    name: 'Margen Ancho',
    hex: ['#3d405b', '#f2cc8f'],
    say: 'Margen Ancho diseña para quien todavía escribe a mano, y se le nota el gusto.',
    factor: 1.15,
  },
  cuenta: {
    name: 'Oficina Clara',
    hex: ['#56748f', '#f6f5f1'],
    say: 'Oficina Clara surte escuelas y despachos, y factura el mismo día.',
    factor: 0.9,
  },
  confeti: {
    name: 'Confeti y Punto',
    label: 'Confeti',
    hex: ['#de2a8a', '#2bb5b8'],
    say: 'Confeti y Punto arma sus paquetes en Tlaquepaque y cuenta cada pieza dos veces antes de cerrar la caja.',
  },
  mono: {
    name: 'Moño Grande',
    hex: ['#a8172b', '#f1e8d2'],
    say: 'Moño Grande arma regalos en la Ciudad de México y los manda con tarjeta y sobre.',
    factor: 1.1,
  },
  andanza: {
    name: 'Andanzas MX',
    hex: ['#1f5966', '#f28c28'],
    say: 'Andanzas MX prueba lo que hace en empedrado y en camión de segunda antes que en aeropuerto.',
    factor: 1.08,
  },
  petaca: {
    name: 'La Petaca',
    hex: ['#45484e', '#d3a027'],
    say: 'La Petaca repara lo que vende: cierres, asas y costuras se cambian, no se tiran.',
  },
  hilvan: {
    name: 'Hilván y Cía',
    hex: ['#b8226e', '#f0e2c4'],
    say: 'Hilván y Cía reúne materiales de talleres mexicanos y graba los tutoriales en español.',
  },
  pincel: {
    name: 'Pincel de Barrio',
    label: 'Pincel Barrio',
    hex: ['#6a3d9a', '#f5c929'],
    say: 'Pincel de Barrio fabrica en Puebla materiales que usan en las escuelas de arte.',
    factor: 0.94,
  },
  terceraCaida: {
    name: 'Tercera Caída',
    hex: ['#1d1d20', '#c8242f'],
    say: 'Tercera Caída es un taller de mascareros de la colonia Doctores, de padre a hija.',
    factor: 1.1,
  },
  vitrina: {
    name: 'Vitrina 27',
    hex: ['#12805c', '#f1e8d2'],
    say: 'Vitrina 27 documenta cada pieza y la manda con su ficha y en estuche rígido.',
    factor: 1.12,
  },
  cieloClaro: {
    name: 'Noche Clara',
    hex: ['#37387c', '#cfe3ee'],
    say: 'Noche Clara alinea la óptica en Querétaro y resuelve dudas por mensaje.',
  },
} as const satisfies Record<string, Maker>;
