/** Values that snacks and sweets share. */
export const BASE = {
  scene: 'party',
  facts: [
    ['Conservación', 'Lugar fresco y seco'],
    ['Caducidad', '6 meses'],
    ['País de origen', 'México'],
  ],
  close: [
    'Cierra la bolsa con una pinza si sobra algo, que lo dudo.',
    'Llega en caja rígida para que no se quiebre en el camino.',
    'Lee la etiqueta si en casa hay alergias: puede contener trazas de cacahuate, nuez, leche o soya.',
    'Para compartir, aunque nadie te va a juzgar si no.',
  ],
  points: ['Sin colorantes artificiales', 'Empaque sellado', 'Hecho en México', 'Para compartir'],
  warranty: 'Si llega abierto, rancio o hecho polvo, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;
