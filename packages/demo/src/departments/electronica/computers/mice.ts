import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { grouped } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A mouse. */
export function mouse(random: Random): ProductDraft {
  const brand = random.pick(['Teclatlán', 'Foco Rojo', 'Nopaltec']);
  const kind = random.pick([
    {
      key: 'inalámbrico',
      price: 189,
      dpi: [1200, 1600],
      series: ['Ratón de Campo', 'Musaraña', 'Bigotes'],
      text: 'Chico, callado y con pila para año y medio.',
    },
    {
      key: 'gamer',
      price: 549,
      dpi: [12000, 16000, 26000],
      series: ['Colmillo', 'Zarpazo', 'Aguijón'],
      text: 'Ligero, preciso y con botones a la medida del pulgar. El sensor no pierde el paso en movimientos bruscos.',
    },
    {
      key: 'vertical',
      price: 429,
      dpi: [1600, 4000],
      series: ['Apretón', 'Saludo', 'Muñeca'],
      text: 'La mano descansa como al saludar y el antebrazo deja de torcerse. Tu codo lo va a agradecer en una semana.',
    },
    {
      key: 'de bola',
      price: 899,
      dpi: [1200, 2000],
      series: ['Canica', 'Rodamiento'],
      text: 'Se queda quieto: solo mueves la bola con el pulgar. Perfecto para escritorios llenos o muñecas cansadas.',
    },
  ]);
  const dpi = random.pick(kind.dpi);
  const model = `${random.pick(kind.series)} ${random.int(1, 9)}${random.pick(['', ' Plus', ' SE'])}`;
  const link = random.pick(
    kind.key === 'gamer'
      ? ['con cable ligero', 'inalámbrico 2.4 GHz']
      : ['Bluetooth', 'con receptor USB', 'Bluetooth y receptor USB'],
  );
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Negro', 'Rojo'],
      ['Grafito', 'Rosa claro', 'Azul cielo'],
      ['Negro', 'Lavanda'],
      ['Blanco', 'Verde menta'],
    ]),
  );
  const silent = random.chance(0.4) && kind.key !== 'gamer';
  return sketched({
    brand,
    model,
    title: `Mouse ${kind.key} ${brand} ${model} de ${grouped(dpi)} DPI ${link.startsWith(kind.key) ? 'de 2.4 GHz' : link}${silent ? ', clic silencioso' : ''}`,
    text: [
      `${kind.text} El ${model} llega a ${grouped(dpi)} DPI${kind.key === 'gamer' ? ' y guarda tres perfiles en su memoria' : ', de sobra para pantallas grandes'}.`,
      silent
        ? 'El clic casi no se oye: bibliotecas, juntas y bebés dormidos lo aprecian.'
        : random.pick([
            'Sirve para derechos; la forma lleva apoyo para el pulgar.',
            'Es simétrico, así que los zurdos por fin entran en la fiesta.',
          ]),
    ],
    points: [
      `${grouped(dpi)} DPI`,
      link.charAt(0).toUpperCase() + link.slice(1),
      silent ? 'Clic silencioso' : 'Rueda con tope suave',
    ],
    specs: {
      Sensor: [
        ['Resolución', `${grouped(dpi)} DPI`],
        ['Tipo', kind.key === 'de bola' ? 'Óptico de bola' : 'Óptico'],
        ['Botones', kind.key === 'gamer' ? '7' : kind.key === 'inalámbrico' ? '3' : '5'],
        ['Sondeo', kind.key === 'gamer' ? '1,000 Hz' : '125 Hz'],
      ],
      Generales: [
        ['Conexión', link],
        [
          'Alimentación',
          link.includes('cable') ? 'USB' : kind.key === 'gamer' ? 'Batería de 70 h' : '1 pila AA, incluida',
        ],
        ['Peso', `${kind.key === 'gamer' ? random.int(54, 79) : random.int(76, 140)} g`],
        ['Compatibilidad', 'Todos los sistemas'],
      ],
    },
    price: kind.price + random.int(0, 8) * 25 + (kind.key === 'gamer' ? dpi * 0.02 : 0),
    art: 'mouse',
    subject: `Mouse ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}
