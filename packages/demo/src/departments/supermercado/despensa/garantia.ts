/** How to store dry goods at home. */
export const SECO = 'Consérvese en un lugar fresco y seco';

/** Warranty text of pantry foods. */
export const GARANTIA =
  'Si el empaque llega abierto o dañado, te lo cambiamos dentro de los 7 días siguientes a la entrega.';
