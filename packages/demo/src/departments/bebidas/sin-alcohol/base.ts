/** Values that cold drinks share. */
export const BASE = {
  scene: 'kitchen',
  art: 'bottle',
  facts: [
    ['Contiene alcohol', 'No'],
    ['Conservación', 'Lugar fresco; refrigérese después de abrir'],
    ['País de origen', 'México'],
  ],
  points: ['Envase reciclable', 'Hecho en México', 'Con fecha visible', 'Se disfruta bien frío'],
  close: [
    'Sírvelo muy frío. Una vez abierto, al refri y a terminarlo en tres días.',
    'Va en caja con divisiones para que llegue completo.',
    'Separa el envase: se recicla completo, con todo y tapa.',
  ],
  warranty: 'Si llega roto o derramado, te lo reponemos dentro de los 7 días siguientes a la entrega.',
} as const;

/** Values that coffee, tea and chocolate share. */
export const CAFE = {
  scene: 'kitchen',
  points: ['Comercio directo con productores', 'Empaque con válvula', 'Hecho en México', 'Lote trazable'],
  warranty: 'Si llega abierto o con más de 60 días de empacado, te lo cambiamos dentro de los 7 días siguientes.',
} as const;
