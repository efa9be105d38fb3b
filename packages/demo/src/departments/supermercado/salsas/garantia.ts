/** Warranty text of jars and bags. */
export const GARANTIA =
  'Si llega roto, abierto o derramado, te lo cambiamos dentro de los 7 días siguientes a la entrega.';
