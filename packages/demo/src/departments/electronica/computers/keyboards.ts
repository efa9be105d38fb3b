import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { sketched } from '../../shared-sketch.ts';

/** A keyboard. */
export function keyboard(random: Random): ProductDraft {
  const brand = random.pick(['Teclatlán', 'Foco Rojo', 'Sierra Norte']);
  const kind = random.pick([
    {
      key: 'mecánico',
      price: 899,
      rgb: 1,
      series: ['Tamborazo', 'Taconeo', 'Martillo'],
      text: 'Cada tecla responde con ganas y dura cincuenta millones de pulsaciones. Los interruptores se cambian sin soldar.',
    },
    {
      key: 'mecánico compacto',
      price: 1199,
      rgb: 1,
      series: ['Bolillo', 'Taquito', 'Matraz'],
      text: 'Sin bloque numérico, para que el mouse tenga espacio. Cabe en la mochila y se conecta a tres equipos.',
    },
    {
      key: 'de membrana',
      price: 259,
      rgb: 0,
      series: ['Escribiente', 'Copista', 'Actas'],
      text: 'Silencioso, con teclas suaves y resistente a derrames, café incluido. El de la oficina de toda la vida, pero bien hecho.',
    },
    {
      key: 'ergonómico',
      price: 1399,
      rgb: 0,
      series: ['Oleaje', 'Colina', 'Hamaca'],
      text: 'Partido y con joroba, para que las muñecas caigan naturales. Los primeros dos días son raros; después ya no quieres otro.',
    },
    {
      key: 'con mouse inalámbrico',
      price: 449,
      rgb: 0,
      series: ['Pareja', 'Combo', 'Mancuerna'],
      text: 'Los dos con un solo receptor y pilas que duran el año. Para la sala, la oficina o el negocio.',
    },
  ]);
  const model = `${random.pick(kind.series)} ${random.pick([60, 75, 87, 98, 104, 108])}${random.pick(['', ' Mk2', ' Pro'])}`;
  const feel = kind.key.startsWith('mecánico')
    ? random.pick(['interruptores rojos', 'interruptores cafés', 'interruptores azules'])
    : random.pick(['USB', 'Bluetooth', 'inalámbrico 2.4 GHz']);
  const link = kind.key === 'con mouse inalámbrico' ? 'inalámbrico 2.4 GHz' : feel;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Negro'],
      ['Crema', 'Verde salvia'],
      ['Blanco', 'Lavanda'],
      ['Grafito', 'Mostaza'],
    ]),
  );
  return sketched({
    brand,
    model,
    title: `Teclado ${kind.key} ${brand} ${model} en español, ${link}`,
    text: [
      kind.text,
      feel.includes('rojos')
        ? 'Los rojos son suaves y callados: buenos para jugar y para no molestar.'
        : feel.includes('cafés')
          ? 'Los cafés dan un topecito a medio camino, el equilibrio para escribir mucho.'
          : feel.includes('azules')
            ? 'Los azules suenan a máquina de escribir. Tú lo vas a disfrutar; tu vecino de escritorio, quizá no.'
            : 'Se conecta y funciona, sin instalar nada.',
      `El ${model} trae distribución en español latinoamericano: la eñe, los acentos y la arroba donde los busca tu dedo. ${random.pick(['Las patas tienen dos alturas y no resbalan.', 'El cable, cuando lo usa, sale por el lado que prefieras.', 'Las letras van moldeadas, así que no se borran con el uso.', 'Se limpia volteándolo y sacudiéndolo, sin remordimiento.', 'Pesa lo justo para quedarse quieto.'])}`,
    ],
    points: [
      'Español latinoamericano',
      link.charAt(0).toUpperCase() + link.slice(1),
      kind.rgb ? 'Iluminación por tecla' : 'Teclas silenciosas',
      'Patas de dos alturas',
    ],
    specs: {
      Teclado: [
        ['Tipo', kind.key],
        ['Distribución', 'Español latinoamericano'],
        ['Interruptores', kind.key.startsWith('mecánico') ? feel : 'Membrana'],
        ['Iluminación', kind.rgb ? 'RGB' : 'No'],
      ],
      Generales: [
        ['Conexión', kind.key.startsWith('mecánico') ? 'USB-C desmontable' : link],
        ['Pulsaciones', kind.rgb ? '50 millones' : '10 millones'],
        ['Peso', `${kind.rgb ? random.int(620, 980) : random.int(380, 620)} g`],
        ['Compatibilidad', 'Todos los sistemas'],
        ['Incluye', kind.key === 'con mouse inalámbrico' ? 'Teclado, mouse y pilas' : 'Teclado y guía'],
      ],
    },
    price: kind.price + random.int(0, 9) * 45,
    art: 'keyboard',
    params: { rgb: kind.rgb },
    subject: `Teclado ${brand} ${model}`,
    palette,
    shots: [
      ['hero', 'studio'],
      ['lifestyle', 'desk'],
      ['detail', 'studio'],
    ],
    words: { modelo: model.split(' ')[0] ?? model },
  });
}
