import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { byOption } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

const tips: readonly ((model: string) => string)[] = [
  (model) => `El ${model} es de esas piezas que uno instala una vez y olvida.`,
  (model) => `Con el ${model} queda todo en su lugar y sin improvisar.`,
  (model) => `El ${model} llega con guía en español y dibujos que sí se entienden.`,
  (model) => `Elegimos el ${model} porque las devoluciones se cuentan con los dedos.`,
];

/** A mount, a cable or an aerial for a television. */
export function mount(random: Random): ProductDraft {
  const brand = random.pick(['Baúl', 'Nopaltec']);
  const kind = random.pick([
    {
      name: 'Soporte fijo de pared',
      art: 'tv-mount',
      price: 279,
      text: 'Deja la pantalla a dos centímetros del muro, como cuadro.',
    },
    {
      name: 'Soporte con brazo articulado',
      art: 'tv-mount',
      price: 699,
      text: 'Se jala, gira y se inclina: la misma pantalla para el comedor y la cocina.',
    },
    {
      name: 'Soporte inclinable de pared',
      art: 'tv-mount',
      price: 399,
      text: 'Inclina hasta 15 grados para quitar el reflejo de la ventana o ver acostado.',
    },
    {
      name: 'Base de pedestal con ruedas',
      art: 'tv-stand',
      price: 1899,
      text: 'Para salones, consultorios y fiestas. Las ruedas llevan freno y el poste guarda los cables.',
    },
    {
      name: 'Cable HDMI 2.1 trenzado',
      art: 'cable',
      price: 219,
      text: 'Pasa 4K a 120 Hz sin parpadeos y el forro aguanta dobleces detrás del mueble.',
    },
    {
      name: 'Cable óptico de audio',
      art: 'cable',
      price: 149,
      text: 'Lleva el sonido limpio de la pantalla a la barra, sin el zumbido de los cables viejos.',
    },
    {
      name: 'Antena digital para interior',
      art: 'router',
      price: 259,
      text: 'Sintoniza la televisión abierta en alta definición y gratis, que todavía existe y se ve muy bien.',
    },
  ]);
  const cableLike = kind.art === 'cable';
  const range = random.pick(['26 a 55', '32 a 65', '40 a 75', '43 a 90']);
  const series = random.pick([
    'Muro',
    'Viga',
    'Ancla',
    'Alcayata',
    'Remache',
    'Pilar',
    'Escuadra',
    'Clavo',
    'Repisa',
    'Cimiento',
  ]);
  const number = random.int(1, 12);
  const isMount = kind.art === 'tv-stand';
  const kilos = { '26 a 55': 30, '32 a 65': 40, '40 a 75': 50, '43 a 90': 70 }[range] ?? 40;
  return sketched({
    brand,
    model: `${series} ${number}`,
    title: `${kind.name} ${brand} ${series} ${number}${isMount ? ` para pantallas de ${range} pulgadas` : cableLike ? ', elige el largo' : ' con cable de 3 m'}`,
    text: [
      `${kind.text} ${random.pick(tips)(`${series} ${number}`)}`,
      isMount
        ? `Aguanta ${kilos} kg y trae taquetes para concreto, tabique y tablarroca, más un nivel de burbuja. Mide el patrón de tornillos de tu pantalla (VESA) antes de comprar.`
        : cableLike
          ? 'Los conectores entran firmes y llevan tapa para que no se llenen de polvo mientras tanto.'
          : 'Pégala a la ventana, haz la búsqueda de canales y listo. En zonas lejanas usa el amplificador incluido.',
    ],
    points: isMount
      ? [`Para pantallas de ${range}"`, `Carga de ${kilos} kg`, 'Tornillería completa', 'Nivel incluido']
      : cableLike
        ? [
            kind.name.includes('óptico') ? 'Sin interferencia eléctrica' : 'Conectores dorados',
            'Forro trenzado',
            'Largo a elegir',
          ]
        : ['Alta definición gratis', 'Amplificador incluido', 'Se pega a la ventana'],
    specs: isMount
      ? {
          Compatibilidad: [
            ['Pantallas', `${range} pulgadas`],
            ['VESA', '100 × 100 a 600 × 400'],
            ['Carga máxima', `${kilos} kg`],
          ],
          Generales: [
            ['Material', 'Acero con pintura electrostática'],
            ['Color', 'Negro'],
            ['Inclinación', kind.name.includes('fijo') ? 'No' : '15 grados'],
            ['Nivel', 'Incluido'],
            ['Incluye', 'Tornillos y taquetes'],
          ],
        }
      : {
          Señal: [
            ['Tipo', kind.name],
            ['Conector', cableLike ? (kind.name.includes('HDMI') ? 'HDMI tipo A' : 'Toslink') : 'Coaxial tipo F'],
            ['Capacidad', kind.name.includes('HDMI') ? '48 Gbps' : cableLike ? 'Audio 5.1' : 'UHF y VHF alta'],
            ['Compatibilidad', 'Pantallas, barras y consolas'],
          ],
          Generales: [
            ['Forro', cableLike ? 'Nailon trenzado' : 'PVC'],
            ['Contacto', 'Chapa de oro'],
            ['Piezas', '1'],
            ['Garantía contra falso contacto', '12 meses'],
          ],
        },
    price: kind.price + number * 9 + (isMount ? kilos * 3 : 0),
    art: kind.art,
    paint: [random.pick(['#1d1d20', '#2a2a2d', '#45484e'])],
    ...(cableLike
      ? {
          variants: byOption('Largo', [
            ['1.5 m', 0],
            ['3 m', 70],
            ['5 m', 160],
          ]),
        }
      : {}),
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'living'],
      ['box', 'shelf'],
    ],
    words: { modelo: series, tipo: isMount ? 'soporte' : cableLike ? 'cable' : 'equipo' },
  });
}
