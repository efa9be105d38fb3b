import type { Maker } from '../shared-product-line-tables.ts';

/** Toy workshops and factories. */
export const MAKERS = {
  ochoBloques: {
    name: 'Ocho Bloques',
    hex: ['#d62828', '#f5c929'],
    say: 'Ocho Bloques inyecta sus piezas en Toluca y repone gratis la que se pierda en el primer año.',
    factor: 1.08,
  },
  tiaCanica: {
    name: 'Tía Canica',
    hex: ['#2c62b8', '#f28c28'],
    say: 'Tía Canica prueba cada juguete con niños de kínder antes de mandarlo a la tienda.',
  },
  maroma: {
    name: 'Maroma y Media',
    hex: ['#6a3d9a', '#9ccb3b'],
    say: 'Maroma y Media escribe sus instructivos en español claro y con dibujos grandes.',
  },
  cachivache: {
    name: 'Cachivache Feliz',
    label: 'Cachivache',
    hex: ['#f0705a', '#fff3d6'],
    say: 'Cachivache Feliz hace juguetes de batalla a buen precio y vende refacciones sueltas.',
    factor: 0.86,
  },
  matatena: {
    name: 'Taller Matatena',
    label: 'Matatena',
    hex: ['#b8703f', '#12805c'],
    say: 'Taller Matatena trabaja con familias artesanas del Estado de México y Michoacán, y les paga por pieza.',
    factor: 1.15,
  },
  pelusa: {
    name: 'Pelusa Mayor',
    hex: ['#f2a0be', '#6b4429'],
    say: 'Pelusa Mayor cose en Puebla, con ojos bordados o con seguro, que no se arrancan.',
  },
  ruedaRueda: {
    name: 'Rueda Rueda',
    hex: ['#1d1d20', '#ee7a25'],
    say: 'Rueda Rueda arma en León y tiene llantas, ejes y tornillos de repuesto todo el año.',
    factor: 1.05,
  },
  mesaDeNueve: {
    name: 'Mesa de Nueve',
    hex: ['#0f6b41', '#f0e2c4'],
    say: 'Mesa de Nueve publica las reglas en su página, para cuando el papelito ya voló.',
    factor: 1.1,
  },
  charco: {
    name: 'Charco Grande',
    hex: ['#2bb5b8', '#f5c929'],
    say: 'Charco Grande piensa sus juguetes para el patio, la alberca y el sol de mayo.',
    factor: 0.94,
  },
  sietePicos: {
    name: 'Siete Picos',
    hex: ['#e4007c', '#2bb5b8'],
    say: 'Siete Picos es un taller familiar de Acolman que vive de las fiestas de los demás.',
  },
  colmillo: {
    name: 'Colmillo Verde',
    hex: ['#5b8c3e', '#d3a027'],
    say: 'Colmillo Verde consulta a una paleontóloga antes de esculpir, y se nota en las patas.',
    factor: 1.06,
  },
  tornillina: {
    name: 'Tornillina',
    hex: ['#56748f', '#ece14a'],
    say: 'Tornillina diseña en Guadalajara juguetes que se abren, se entienden y se vuelven a cerrar.',
    factor: 1.12,
  },
  comadrita: {
    name: 'Comadrita',
    hex: ['#b8226e', '#f7cbd9'],
    say: 'Comadrita cose y arma en Tlaxcala, en un taller de doce vecinas que firman lo que hacen.',
  },
} as const satisfies Record<string, Maker>;
