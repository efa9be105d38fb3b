/** Brands of furniture. */
export const BRANDS = ['Nogalera', 'Casa Xilitla', 'Muebles Otate', 'Tzintzuni', 'Virreina Norte'] as const;

/** Towns, which are the names of models. */
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

/** Colours of wood stain. */
export const WOODS = ['Nogal', 'Encino', 'Parota', 'Chocolate', 'Blanco', 'Miel'] as const;
