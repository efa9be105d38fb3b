import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A webcam. */
export function webcam(random: Random): ProductDraft {
  const brand = random.pick(['Obturo', 'Teclatlán', 'Enlaza']);
  const res = random.pick(['720p', '1080p', '2K', '4K']);
  const extra = random.pick([
    'con aro de luz',
    'con doble micrófono',
    'con tapa de privacidad',
    'con enfoque automático',
    'con seguimiento de rostro',
    'con tripié',
  ]);
  const model = `${random.pick(['Mirilla', 'Ventanita', 'Asomada', 'Catalejo', 'Retrato'])} ${random.int(1, 9)}0${random.pick(['', 'S', 'X'])}`;
  return sketched({
    brand,
    model,
    title: `Cámara web ${brand} ${model} ${res} ${extra}, conexión USB`,
    text: [
      res === '720p'
        ? `Para clases y juntas sin complicaciones. La ${model} se pinza al monitor y se ve bastante mejor que la de la laptop.`
        : res === '4K'
          ? `La ${model} graba en 4K: buena para transmitir, mostrar productos o dar cursos donde importa el detalle.`
          : `Con la ${model} te ves nítido aunque la ventana esté detrás: compensa la luz sola y no te deja como silueta.`,
      extra.includes('aro')
        ? 'El aro de luz tiene tres tonos y quita las ojeras de las ocho de la mañana.'
        : extra.includes('tapa')
          ? 'La tapa se desliza y bloquea el lente: privacidad sin cinta adhesiva.'
          : extra.includes('seguimiento')
            ? 'Te sigue si te mueves frente al pizarrón, con calma y sin marear.'
            : extra.includes('tripié')
              ? 'El tripié de mesa la pone a la altura de los ojos.'
              : 'Se conecta por USB y funciona al momento en las aplicaciones de videollamada.',
    ],
    points: [
      `Video ${res}`,
      extra.charAt(0).toUpperCase() + extra.slice(1),
      'Conecta y usa',
      'Ángulo de 78 a 90 grados',
    ],
    specs: {
      Video: [
        ['Resolución', res],
        ['Cuadros', res === '4K' ? '30 por segundo' : res === '720p' ? '30 por segundo' : '60 por segundo'],
        ['Ángulo', `${random.pick([78, 85, 90])} grados`],
        ['Enfoque', res === '720p' ? 'Fijo' : 'Automático'],
      ],
      Generales: [
        ['Micrófono', extra.includes('doble') ? 'Doble, estéreo' : 'Sí'],
        ['Conexión', 'USB-A'],
        ['Cable', '1.5 m'],
        ['Montaje', 'Pinza y rosca de 1/4'],
        ['Peso', `${random.int(80, 180)} g`],
      ],
    },
    price:
      ({ '720p': 249, '1080p': 449, '2K': 749, '4K': 1599 }[res] ?? 449) +
      random.int(0, 6) * 30 +
      (extra.includes('aro') || extra.includes('seguimiento') ? 180 : 0),
    art: 'webcam',
    paint: random.pick([
      ['#1d1d20', '#c9ccd1'],
      ['#f6f5f1', '#2c62b8'],
      ['#45484e', '#e4007c'],
      ['#2a2a2d', '#2bb5b8'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}
