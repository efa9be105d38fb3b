/** A material of jewellery. */
export interface Metal {
  name: string;
  hex: string;
  factor: number;
  /** Pesos per gram, for pieces that are sold by weight. */
  gram?: number;
  care: string;
}

export const silver: Metal = {
  name: 'plata .925',
  hex: '#c9ccd1',
  factor: 1,
  care: 'Si la plata se opaca, basta frotarla con el paño incluido y guardarla en su bolsita.',
};
export const plated: Metal = {
  name: 'chapa de oro de 14 k',
  hex: '#d0a548',
  factor: 0.75,
  care: 'La chapa dura años si no se moja a diario y si el perfume va antes que la joya.',
};
export const gold10: Metal = {
  name: 'oro amarillo de 10 k',
  hex: '#d8b04c',
  factor: 1.2,
  gram: 1450,
  care: 'El oro no se opaca; una limpieza con agua tibia y jabón suave basta.',
};
export const gold14: Metal = {
  name: 'oro amarillo de 14 k',
  hex: '#dcb44a',
  factor: 1.3,
  gram: 2050,
  care: 'El oro no se opaca; una limpieza con agua tibia y jabón suave basta.',
};
export const white14: Metal = {
  name: 'oro blanco de 14 k',
  hex: '#d9dadd',
  factor: 1.4,
  gram: 2150,
  care: 'Cada dos años conviene renovar el baño de rodio para que conserve el brillo.',
};
export const steel: Metal = {
  name: 'acero inoxidable',
  hex: '#aeb3ba',
  factor: 0.45,
  care: 'El acero no se mancha ni pinta la piel: aguanta el uso diario, hasta en la regadera.',
};

/** Materials of woven pieces: their thread, and the metal of their clasp. */
export const waxed: Metal = {
  name: 'hilo encerado y plata .925',
  hex: '#c8242f',
  factor: 1,
  care: 'Quítatela para dormir y sécala después del mar: el hilo dura mucho más.',
};
export const cotton: Metal = {
  name: 'hilo de algodón y acero',
  hex: '#2bb5b8',
  factor: 0.8,
  care: 'Se lava a mano con jabón suave y se seca a la sombra para que no pierda color.',
};
export const beads: Metal = {
  name: 'chaquira de vidrio',
  hex: '#ee7a25',
  factor: 1.3,
  care: 'Evita jalarla: si se rompe un hilo, la reparamos durante seis meses.',
};
