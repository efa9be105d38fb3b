/** Brands of furniture. */
export const BRANDS = ['Nogalera', 'Casa Xilitla', 'Muebles Otate', 'Tzintzuni', 'Virreina Norte'] as const;

/** Models are named after towns. */
export const TOWNS = [
  'Sayula',
  'Comala',
  'Tapalpa',
  'Pátzcuaro',
  'Cholula',
  'Tepoztlán',
  'Bernal',
  'Izamal',
  'Mazunte',
  'Álamos',
  'Zacatlán',
  'Huasca',
  'Loreto',
  'Batopilas',
  'Yuriria',
  'Tlacotalpan',
  'Malinalco',
  'Mascota',
] as const;

/** Stains of wood. */
export const WOODS = ['Nogal', 'Encino', 'Parota', 'Chocolate', 'Blanco', 'Miel'] as const;
