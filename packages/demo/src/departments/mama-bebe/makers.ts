import type { Maker } from '../shared-product-line-tables.ts';

/** Makers of products for families with a baby. */
export const MAKERS = {
  cunaluna: {
    name: 'Cunaluna',
    hex: ['#b9a6dd', '#fff3d6'],
    say: 'Cunaluna arma sus muebles en Lerma con esquinas redondas y pinturas al agua.',
  },
  andarin: {
    name: 'Andarinillo',
    hex: ['#2f7d68', '#f6c667'],
    say: 'Andarinillo prueba sus carriolas en banquetas de verdad, con topes, raíces y baches.',
    factor: 1.15,
  },
  panalito: {
    name: 'Nubelín',
    hex: ['#8ec4ea', '#ffffff'],
    say: 'Nubelín fabrica en Puebla y pone en el empaque el peso real para el que sirve cada talla.',
  },
  lechita: {
    name: 'Tetelí',
    hex: ['#f2a0be', '#fff7ea'],
    say: 'Tetelí diseña con asesoras de lactancia y usa materiales sin BPA ni ftalatos.',
    factor: 1.08,
  },
  ositoDulce: {
    name: 'Chamaquitos',
    hex: ['#e9a13b', '#5b8c3e'],
    say: 'Chamaquitos confecciona en Moroleón con algodón peinado y costuras planas.',
  },
  rebocito: {
    name: 'Rebocito',
    hex: ['#a8172b', '#f3e0c2'],
    say: 'Rebocito trabaja con tejedoras de Michoacán y paga por pieza terminada.',
    factor: 1.2,
  },
  pasoChico: {
    name: 'Paso Chiquito',
    hex: ['#3a6fd8', '#ffd9a0'],
    say: 'Paso Chiquito hace juegos y seguridad para la etapa en que todo va a la boca.',
  },
  maternea: {
    name: 'Docelunas',
    hex: ['#b56576', '#fbe4e0'],
    say: 'Docelunas viste y cuida a mamás desde el primer trimestre hasta después del destete.',
  },
  sonajero: {
    name: 'Sonajalú',
    hex: ['#00a6a6', '#ffcf56'],
    say: 'Sonajalú publica las pruebas de seguridad de cada lote en su página.',
    factor: 0.92,
  },
  papilla: {
    name: 'Cucharita Lista',
    label: 'Cucharita',
    hex: ['#ef8354', '#e9f5db'],
    say: 'Cucharita Lista cocina en Querétaro con verdura y fruta de temporada y nada más.',
  },
  milpita: {
    name: 'Primera Milpa',
    hex: ['#5b8c3e', '#ffe2a0'],
    say: 'Primera Milpa compra a chinamperos de Xochimilco y cuece al vapor.',
  },
  nueveSoles: {
    name: 'Barriguita Sol',
    hex: ['#d98e5b', '#fff3e0'],
    say: 'Barriguita Sol cose en Puebla y prueba cada prenda con mamás de todas las tallas.',
  },
} as const satisfies Record<string, Maker>;
