import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColor, grouped, pesos, prose, spec } from '../../shared-draft.ts';
import { colorGallery } from '../../shared-pictures.ts';

/** A phone with big keys and loud sound, for older people. */
export function senior(random: Random): ProductDraft {
  const flip = random.chance(0.5);
  const brand = random.pick(['Abrazo', 'Mirlo']);
  const series = flip
    ? random.pick(['Almohada', 'Concha', 'Tapita', 'Bisagra'])
    : random.pick(['Claro de Luna', 'Teclón', 'Compadre', 'Sereno']);
  const number = random.int(1, 9) * 10;
  const inch = random.pick(flip ? ['2.4', '2.8'] : ['1.8', '2.4', '2.8']);
  const extra = random.pick([
    'con base de carga',
    'con botón SOS',
    'con fotos en los contactos',
    'con linterna y radio FM',
    'compatible con aparatos auditivos',
  ]);
  const model = `${series} ${number}`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rojo'],
      ['Grafito', 'Vino'],
      ['Negro', 'Blanco'],
      ['Azul marino', 'Plata'],
    ]),
  );
  const days = random.int(5, 12);
  return {
    brand,
    model,
    title: `Celular para adulto mayor ${brand} ${model} ${flip ? 'de tapa' : 'de teclas grandes'}, ${extra}`,
    description: prose(
      flip
        ? `Se abre para contestar y se cierra para colgar, como toda la vida. El ${brand} ${model} tiene teclas separadas, números grandes y un timbre que sí se oye desde la cocina.`
        : `El ${brand} ${model} es un teléfono de verdad para quien no quiere pantalla táctil: teclas grandes que se sienten, letra clara y tres botones directos para llamar a la familia.`,
      `El botón SOS de atrás marca a cinco contactos, uno tras otro, hasta que alguien conteste, y les manda un mensaje. La pila dura unos ${days} días en espera.`,
      'Funciona con red 4G y voz por LTE, así que no se queda sin señal cuando apagan las redes viejas. No trae aplicaciones ni notificaciones que confundan.',
    ),
    highlights: [
      'Botón SOS con cinco contactos',
      'Teclas grandes e iluminadas',
      'Volumen reforzado',
      `Hasta ${days} días en espera`,
      'Red 4G con voz por LTE',
    ],
    specifications: [
      spec(
        'Pantalla y teclado',
        ['Pantalla', `${inch} pulgadas a color`],
        ['Teclado', flip ? 'De tapa, teclas de 12 mm' : 'Teclas de 13 mm'],
        ['Letra', 'Grande, en tres tamaños'],
      ),
      spec(
        'Funciones',
        ['Botón SOS', 'Sí'],
        ['Linterna', 'Sí'],
        ['Radio FM', 'Sí, sin audífonos'],
        ['Compatible con aparatos auditivos', extra.startsWith('compatible') ? 'Sí, M4/T4' : 'Sí, M3'],
        ['Carga', extra.includes('base') ? 'Base de carga y USB-C' : 'USB-C'],
      ),
      spec(
        'Generales',
        ['Red', '4G LTE'],
        ['Batería', `${grouped(random.pick([1000, 1400, 1800]))} mAh`],
        ['Peso', `${random.int(92, 132)} g`],
        ['Compañía', 'Liberado'],
        ['Cumple con', 'NOM-001-SCFI y homologación IFT'],
      ),
    ],
    price: pesos(899 + number * 6 + (flip ? 250 : 0) + (extra.includes('base') ? 120 : 0)),
    variants: byColor(palette),
    pictures: colorGallery(
      { subject: `Celular ${brand} ${model}`, art: flip ? 'flip-phone' : 'phone', params: { cameras: 1 } },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', 'living'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: {
      modelo: series,
      familiar: random.pick(['mi mamá', 'mi papá', 'mi abuelita', 'mi suegro', 'mi tía']),
      color: palette[0]?.name.toLowerCase() ?? 'negro',
    },
  };
}
