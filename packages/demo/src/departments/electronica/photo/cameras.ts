import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { sketched } from '../../shared-sketch.ts';

/** A camera. */
export function camera(random: Random): ProductDraft {
  const brand = random.pick(['Obturo', 'Orvenor', 'Papel Picado']);
  const kind = random.pick([
    {
      key: 'sin espejo',
      price: 16999,
      mp: [24, 26, 33],
      series: ['Mirada', 'Diafragma', 'Encuadre'],
      kit: 'con lente 18-50 mm',
      text: 'Enfoca ojos de personas y animales, y graba 4K sin cortar el cuadro. La que compras cuando el celular ya te quedó chico.',
    },
    {
      key: 'compacta',
      price: 6499,
      mp: [20, 24],
      series: ['Postal', 'Domingo'],
      kit: 'con zoom óptico 10x',
      text: 'Cabe en la bolsa del saco y tiene zoom de verdad, no recorte. Para viajes, graduaciones y recitales desde la fila doce.',
    },
    {
      key: 'de acción',
      price: 3299,
      mp: [12, 20],
      series: ['Brinco', 'Bajada', 'Empapada'],
      kit: 'con estuche sumergible',
      text: 'Pegada al casco, al manubrio o al pecho. El estabilizador deja el video como si fueras caminando en alfombra.',
    },
    {
      key: 'instantánea',
      price: 1899,
      mp: [5],
      series: ['Sobremesa', 'Recuerdo'],
      kit: 'con 10 fotos incluidas',
      text: 'Aprietas y sale la foto en papel. Nadie la edita, nadie la borra y termina en el refri de la abuela.',
    },
    {
      key: 'para video',
      price: 24999,
      mp: [12, 24],
      series: ['Claqueta', 'Rodaje'],
      kit: 'solo cuerpo',
      text: 'Pantalla abatible, entrada de micrófono y color de diez bits. Pensada para quien graba solo y edita de noche.',
    },
  ]);
  const model = `${random.pick(kind.series)} ${random.pick(['X', 'V', 'R', 'M'])}${random.int(1, 9)}${random.pick(['', '0', ' II', ' Kit'])}`;
  const mp = random.pick(kind.mp);
  return sketched({
    brand,
    model,
    title: `Cámara ${kind.key} ${brand} ${model} de ${mp} MP ${kind.kit}`,
    text: [
      kind.text,
      `La ${model} captura ${mp} MP y pasa las fotos al teléfono por Wi-Fi en cuanto la guardas.${kind.key === 'de acción' ? ' Baja a 10 metros sin estuche y a 40 con él.' : ''}`,
      random.pick([
        'Incluye batería, cargador y correa. La tarjeta de memoria va aparte.',
        'Los menús están en español y hay un modo guiado para quien empieza.',
      ]),
    ],
    points: [
      `${mp} MP`,
      kind.kit.charAt(0).toUpperCase() + kind.kit.slice(1),
      kind.key === 'instantánea' ? 'Foto en papel al momento' : 'Video 4K',
      'Wi-Fi y Bluetooth',
    ],
    specs: {
      Imagen: [
        ['Resolución', `${mp} MP`],
        [
          'Sensor',
          kind.key === 'sin espejo' || kind.key === 'para video'
            ? 'APS-C'
            : kind.key === 'compacta'
              ? '1 pulgada'
              : '1/2.3 pulgadas',
        ],
        ['Video', kind.key === 'instantánea' ? 'No' : '4K a 60 cuadros'],
        ['Estabilización', kind.key === 'instantánea' ? 'No' : 'Sí'],
      ],
      Generales: [
        ['Tipo', kind.key],
        ['Pantalla', kind.key === 'instantánea' ? '2.4 pulgadas' : '3 pulgadas táctil'],
        ['Batería', kind.key === 'de acción' ? '100 minutos' : `${random.int(280, 520)} disparos`],
        ['Peso', `${kind.key === 'de acción' ? random.int(118, 160) : random.int(290, 620)} g`],
        ['Incluye', kind.kit],
      ],
    },
    price: kind.price + mp * 60 + random.int(0, 8) * 250,
    art: kind.key === 'de acción' ? 'action-camera' : 'camera',
    paint: random.pick([
      ['#1d1d20', '#c9ccd1'],
      ['#c9ccd1', '#6b4429'],
      ['#1d1d20', '#ee7a25'],
      ['#f6f5f1', '#e4007c'],
      ['#1f4d3a', '#c9ccd1'],
    ]),
    shots: [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', kind.key === 'de acción' ? 'beach' : 'street'],
      ['box', 'shelf'],
    ],
    bigTicket: kind.price > 3000,
    words: { modelo: model.split(' ')[0] ?? model },
  });
}
