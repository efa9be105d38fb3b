import type { SellerSheet } from '../sheet.ts';

export const zapateriaElGranPaso: SellerSheet = {
  name: 'Zapatería El Gran Paso',
  city: 'León',
  state: 'Guanajuato',
  since: '2016-02-26',
  accent: '#4e342e',
  motif: 'mans-shoe',
  departments: ['ropa-calzado'],
  size: 6,
  care: 0.75,
  ships: 'fast',
  returns: 'exchange',
  about: 'Zapatos de León, directo de los talleres donde nacimos. Te decimos si la horma viene justa o amplia.',
};

export const hiloYManta: SellerSheet = {
  name: 'Hilo y Manta',
  city: 'San Cristóbal de las Casas',
  state: 'Chiapas',
  since: '2020-05-13',
  accent: '#9c2a6b',
  motif: 'thread',
  departments: ['ropa-calzado', 'hogar-jardin'],
  size: 4,
  care: 0.9,
  ships: 'workshop',
  returns: 'craft',
  about:
    'Textiles y ropa de algodón hechos con tejedoras de los Altos. Cada prenda lleva el nombre de quien la terminó.',
};

export const joyasTlaxco: SellerSheet = {
  name: 'Joyas Tlaxco',
  city: 'Taxco',
  state: 'Guerrero',
  since: '2018-08-28',
  accent: '#5c6670',
  motif: 'gem-stone',
  departments: ['joyeria'],
  size: 6,
  care: 0.88,
  ships: 'careful',
  returns: 'craft',
  about: 'Plata ley .925 trabajada por tres generaciones de plateros. Toda pieza sale pulida, sellada y en su estuche.',
};

export const relojeriaBucareli: SellerSheet = {
  name: 'Relojería Bucareli',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  since: '2017-01-18',
  accent: '#2b2f36',
  motif: 'watch',
  departments: ['joyeria'],
  size: 4,
  care: 0.8,
  ships: 'careful',
  returns: 'warranty',
  about:
    'Relojeros de oficio. Ajustamos el extensible a tu muñeca antes de mandarlo y cambiamos la pila gratis el primer año.',
};

export const bellezaJacaranda: SellerSheet = {
  name: 'Belleza Jacaranda',
  city: 'Cuernavaca',
  state: 'Morelos',
  since: '2019-05-29',
  accent: '#7e57c2',
  motif: 'lipstick',
  departments: ['salud-belleza'],
  size: 6,
  care: 0.85,
  ships: 'fast',
  returns: 'sealed',
  about:
    'Maquillaje y cuidado de la piel elegido por estilistas. Publicamos el tono en tres tipos de piel para que no falles.',
};

export const perfumeriaAzahar: SellerSheet = {
  name: 'Perfumería Azahar',
  city: 'Tijuana',
  state: 'Baja California',
  since: '2017-10-12',
  accent: '#ad1457',
  motif: 'cherry-blossom',
  departments: ['salud-belleza', 'joyeria'],
  size: 4,
  care: 0.8,
  ships: 'careful',
  returns: 'sealed',
  about: 'Fragancias cerradas y con lote verificable. Incluimos una muestra de otra para que la conozcas.',
};

export const ropaAmanecer: SellerSheet = {
  name: 'Ropa Amanecer',
  city: 'Moroleón',
  state: 'Guanajuato',
  since: '2017-08-08',
  accent: '#d81b60',
  motif: 't-shirt',
  departments: ['ropa-calzado', 'mama-bebe'],
  size: 6,
  care: 0.7,
  ships: 'fast',
  returns: 'exchange',
  about: 'Fabricantes de Moroleón. Vendemos sin intermediario, por eso el precio, y medimos cada prenda sobre la mesa.',
};
