import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, color } from '../../colors.ts';
import { pesos, prose, single, spec } from '../../shared-draft.ts';
import { gallery } from '../../shared-pictures.ts';
import { phonesServed } from './phones-served.ts';

/** A screen protector for one model of phone. */
export function screenGlass(random: Random): ProductDraft {
  const model = random.pick(phonesServed);
  const kind = random.pick([
    {
      name: 'Mica de cristal templado 9H',
      short: 'cristal templado',
      text: 'Cristal de 0.33 mm que recibe el golpe antes que tu pantalla. Si un día se estrella, la cambias por lo de dos cafés.',
      price: 129,
    },
    {
      name: 'Mica de privacidad',
      short: 'cristal de privacidad',
      text: 'De frente ves normal; de lado, el vecino del metro solo ve negro. Baja un poco el brillo, como todas las de su tipo.',
      price: 179,
    },
    {
      name: 'Mica mate antirreflejo',
      short: 'cristal mate',
      text: 'Acabado que no refleja los focos ni guarda huellas. El dedo se desliza como en papel, por eso gusta tanto para jugar.',
      price: 169,
    },
    {
      name: 'Hidrogel de cuerpo completo',
      short: 'hidrogel',
      text: 'Película flexible que cubre hasta la curva y borra sola los rayones leves en un par de horas.',
      price: 149,
    },
    {
      name: 'Protector de cámaras',
      short: 'cristal para cámaras',
      text: 'Aros de aluminio con zafiro sintético que protegen cada lente sin cambiar el color de las fotos.',
      price: 119,
    },
  ]);
  const brand = random.pick(['Fundarte', 'Chipotle Móvil', 'Ándale Cel']);
  const pieces = random.pick([1, 2, 3]);
  return {
    brand,
    model: `${kind.short} ${pieces}`,
    title: `${kind.name} ${brand} para ${model}, ${pieces === 1 ? '1 pieza' : `paquete de ${pieces} piezas`}`,
    description: prose(
      kind.text,
      `${kind.name.startsWith('Mica') ? 'Cortada' : 'Cortado'} para el ${model}. ${pieces > 1 ? `Vienen ${pieces}: si la primera pieza queda chueca, no pasa nada.` : 'Trae guía de alineación para acertar a la primera.'}`,
      'El paquete incluye toallita con alcohol, paño, etiqueta para quitar pelusa y un marco de plástico que lo acomoda todo en su lugar.',
    ),
    highlights: [
      `Para ${model}`,
      'Marco de instalación incluido',
      `${pieces} ${pieces === 1 ? 'pieza' : 'piezas'}`,
      'Compatible con la huella en pantalla',
    ],
    specifications: [
      spec(
        'Compatibilidad',
        ['Modelo', model],
        ['Con funda', 'Sí'],
        ['Huella en pantalla', 'Sí, hay que registrarla de nuevo'],
      ),
      spec(
        'Material',
        ['Tipo', kind.short],
        ['Grosor', kind.short === 'hidrogel' ? '0.18 mm' : '0.33 mm'],
        ['Dureza', kind.short === 'hidrogel' ? 'No aplica' : '9H'],
        ['Capa contra huellas', 'Sí'],
      ),
      spec('Contenido', ['Piezas', String(pieces)], ['Kit de limpieza', 'Sí']),
    ],
    price: pesos(kind.price + (pieces - 1) * 50 + random.int(0, 3) * 10),
    variants: single,
    pictures: gallery(
      { subject: `${kind.name} para ${model}`, art: 'screen-protector' },
      [color(random.pick<ColorName>(['Azul hielo', 'Gris claro', 'Grafito', 'Lavanda'])).hex],
      [
        ['hero', 'studio'],
        ['box', 'shelf'],
        ['lifestyle', 'desk'],
      ],
    ),
    warranty: '30 días si llega rota',
    words: { modelo: model },
  };
}
