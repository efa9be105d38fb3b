/** Values that cleaning products share. */
export const BASE = {
  points: ['Dosis en la tapa', 'Envase reciclable', 'No se probó en animales', 'Hecho en México'],
  warranty: 'Si llega derramado o con la tapa rota, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;
