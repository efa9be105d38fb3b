import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A security camera for the house. */
export function securityCamera(random: Random): ProductDraft {
  const brand = random.pick(['Vigía', 'Casa Despierta', 'Enlaza']);
  const kind = random.pick([
    {
      key: 'para interior',
      price: 399,
      scene: 'living',
      water: 'No',
      text: 'Para ver si el perro se subió al sillón o si ya llegaron los niños. Habla y escucha en los dos sentidos.',
    },
    {
      key: 'para exterior',
      price: 799,
      scene: 'street',
      water: 'IP66',
      text: 'Sol, lluvia y granizo: está hecha para la fachada. La luz se prende sola cuando alguien se acerca.',
    },
    {
      key: 'solar',
      price: 1499,
      scene: 'garden',
      water: 'IP66',
      text: 'Sin cables ni contacto: el panel la mantiene viva con tres horas de sol. Para el terreno, la obra o la azotea.',
    },
    {
      key: 'con movimiento',
      price: 549,
      scene: 'nursery',
      water: 'No',
      text: 'Gira 355 grados y sigue a quien se mueve. Una sola cubre todo el cuarto.',
    },
    {
      key: 'de timbre',
      price: 1299,
      scene: 'street',
      water: 'IP54',
      text: 'Tocan y contestas desde la oficina, el camión o la cama. El repartidor ya no se va con tu paquete.',
    },
  ]);
  const res = random.pick(['1080p', '2K', '4K']);
  const model = `${random.pick(['Búho', 'Centinela', 'Lechuza', 'Guardia', 'Tecolote', 'Portero'])} ${random.int(1, 9)}${random.pick(['0', '5', 'C', 'X'])}`;
  const pieces = random.pick([1, 1, 2, 4]);
  return sketched({
    brand,
    model,
    title: `Cámara de seguridad ${kind.key} ${brand} ${model} ${res} Wi-Fi${pieces > 1 ? `, paquete de ${pieces}` : ', visión nocturna'}`,
    text: [
      kind.text,
      `La ${model} graba en ${res}, ve de noche hasta ${random.pick([8, 10, 15])} m y distingue personas de gatos, para no avisar por todo.`,
      'Guarda en memoria microSD (no incluida) o en la nube. La nube es opcional: sin pagar también funciona y te avisa.',
    ],
    points: [
      `Video ${res}`,
      'Visión nocturna a color',
      'Avisos de personas',
      kind.key === 'solar' ? 'Sin cables' : 'Audio de dos vías',
    ],
    specs: {
      Video: [
        ['Resolución', res],
        ['Ángulo', kind.key === 'con movimiento' ? '355 grados' : '130 grados'],
        ['Visión nocturna', 'Sí, a color'],
        ['Detección', 'Personas, vehículos y mascotas'],
      ],
      Generales: [
        ['Conexión', 'Wi-Fi de 2.4 GHz'],
        ['Memoria', 'microSD de hasta 256 GB'],
        [
          'Alimentación',
          kind.key === 'solar' ? 'Panel solar y batería' : kind.key === 'de timbre' ? 'Batería recargable' : '127 V',
        ],
        ['Resistencia', kind.water],
        ['Piezas', String(pieces)],
      ],
    },
    price:
      (kind.price + ({ '1080p': 0, '2K': 150, '4K': 600 }[res] ?? 0)) * (pieces === 1 ? 1 : pieces * 0.86) +
      random.int(0, 3) * 20,
    art: /interior|movimiento/u.test(kind.key) ? 'webcam' : 'security-camera',
    paint: random.pick([
      ['#f6f5f1', '#1d1d20'],
      ['#1d1d20', '#8b8f96'],
      ['#f6f5f1', '#2c62b8'],
      ['#c3c6cb', '#2e8b57'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', kind.scene],
      ['detail', 'studio'],
      ['box', 'shelf'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}
