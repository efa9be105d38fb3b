import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byOption, grouped } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A USB stick. */
export function usbStick(random: Random): ProductDraft {
  const brand = random.pick(['Baúl', 'Nopaltec']);
  const form = random.pick([
    'metálica',
    'giratoria',
    'doble USB-C y USB-A',
    'mini',
    'con llavero',
    'retráctil',
    'de bambú',
  ]);
  const gen = random.pick(['2.0', '3.2']);
  const series = random.pick(['Semilla', 'Llavín', 'Frijol', 'Botón', 'Dije', 'Corcholata', 'Pepita']);
  const number = random.int(1, 9);
  const speed = gen === '2.0' ? random.pick([20, 25]) : random.pick([100, 150, 200]);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Plata'],
      ['Negro', 'Rojo'],
      ['Azul', 'Verde', 'Rosa'],
      ['Dorado', 'Negro'],
    ]),
  );
  const shown = form === 'de bambú' ? colors('Encino') : palette;
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `Memoria USB ${gen} ${brand} ${series} ${number} ${form}, ${speed} MB/s`,
    text: [
      form.startsWith('doble')
        ? `Una punta para el celular y otra para la computadora: pasa fotos sin cables y sin internet. La ${series} ${number} se voltea y listo.`
        : form === 'mini'
          ? `Asoma medio centímetro: se puede quedar puesta en el estéreo del coche o en la laptop sin que estorbe.`
          : form === 'con llavero'
            ? 'Va en el llavero con las de la casa, que es la única forma de no perderla.'
            : form === 'de bambú'
              ? 'Cuerpo de bambú que se puede grabar con láser; queda bien para fotógrafos y regalos de empresa.'
              : `La ${series} ${number} es sencilla y fuerte. Para la imprenta, la tarea o la música de la boda.`,
      gen === '2.0'
        ? 'Es USB 2.0: suficiente para documentos y música, y la más compatible con estéreos y equipos viejos.'
        : `Lee a ${speed} MB/s: una película pasa en menos de un minuto.`,
    ],
    points: [`USB ${gen}`, `${speed} MB/s`, form.charAt(0).toUpperCase() + form.slice(1), 'Funciona al conectar'],
    specs: {
      Memoria: [
        ['Interfaz', `USB ${gen}`],
        ['Lectura', `${grouped(speed)} MB/s`],
        ['Formato', 'exFAT'],
        ['Conector', form.startsWith('doble') ? 'USB-C y USB-A' : 'USB-A'],
      ],
      Generales: [
        ['Cuerpo', form],
        ['Peso', `${random.int(4, 14)} g`],
        ['Argolla', form === 'mini' ? 'No' : 'Sí'],
        ['Temperatura', '0 a 60 °C'],
      ],
    },
    price: 69 + speed * 0.3 + (form.startsWith('doble') ? 40 : 0) + number * 3,
    art: 'usb-drive',
    params: { label: brand },
    palette: shown,
    variants: shown.flatMap(({ name, hex }) =>
      byOption('Capacidad', [
        ['32 GB', 0],
        ['64 GB', 35],
        ['128 GB', 90],
        ['256 GB', 230],
      ]).map((v) => ({ ...v, options: { Color: name, ...v.options }, colorHex: hex })),
    ),
    shots: [
      ['hero', 'studio'],
      ['scale', 'desk'],
      ['box', 'shelf'],
    ],
    warranty: '5 años con el fabricante',
    words: { modelo: series },
  });
}
