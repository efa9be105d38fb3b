import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { calzado } from '../reviews.ts';
import { BASE } from './base.ts';
import { NUMERO_HOMBRE, NUMERO_MUJER } from './tallas.ts';

export const botas = productLine({
  ...BASE,
  leaf: 'ropa-calzado/calzado/botas',
  reviews: calzado,
  weight: 5,
  art: 'boot',
  makers: [M.brechaNorte, M.hormaVieja],
  models: ['Jinete', 'Sotol', 'Mina', 'Sierra', 'Caporal', 'Lluvia'],
  colors: colors('Negro', 'Café', 'Miel', 'Tabaco'),
  words: { talla: '27', uso: 'el rancho' },
  items: [
    {
      name: 'Botas vaqueras para hombre',
      the: 'las botas',
      params: { kind: 'cowboy' },
      price: 1898,
      tag: 'v',
      sizes: NUMERO_HOMBRE,
      say: 'Tubo bordado, tacón para estribo y horma que respeta el empeine. Para el baile o para el potrero.',
      facts: [
        ['Altura', '30 cm'],
        ['Tacón', '4 cm'],
      ],
      points: ['Tubo bordado'],
      words: { uso: 'los bailes' },
    },
    {
      name: 'Botas vaqueras para mujer',
      the: 'las botas',
      params: { kind: 'cowboy' },
      price: 1798,
      tag: 'v',
      sizes: NUMERO_MUJER,
      say: 'Caña media y punta fina, con cierre interior para ponérselas sin pelear. Con vestido quedan de película.',
      facts: [
        ['Altura', '28 cm'],
        ['Tacón', '5 cm'],
      ],
      points: ['Cierre interior'],
      words: { uso: 'los conciertos' },
    },
    {
      name: 'Botas de trabajo',
      the: 'las botas',
      params: { kind: 'work' },
      price: 1098,
      tag: 't',
      sizes: NUMERO_HOMBRE,
      say: 'Casquillo y suela resistente a aceites, para obra, taller y almacén. La plantilla se cambia.',
      facts: [
        ['Casquillo', 'De policarbonato'],
        ['Norma', 'NOM-113-STPS'],
      ],
      points: ['Con casquillo'],
      words: { uso: 'la obra' },
    },
    {
      name: 'Botines para mujer',
      the: 'los botines',
      params: { kind: 'ankle' },
      price: 1098,
      tag: 'b',
      sizes: NUMERO_MUJER,
      say: 'Al tobillo, con tacón de cinco y elástico a los lados. Con falda o con jeans arremangados.',
      facts: [
        ['Altura', '14 cm'],
        ['Tacón', '5 cm'],
      ],
      points: ['Elástico lateral'],
      words: { uso: 'la oficina' },
    },
  ],
  traits: [
    {
      name: 'de piel de res',
      say: 'Piel de res gruesa que aguanta trato y se bolea.',
      facts: [['Corte', 'Piel de res']],
      points: ['Piel gruesa'],
    },
    {
      name: 'de piel crazy',
      say: 'Piel encerada que se marca y cambia de tono al doblarse: así debe ser.',
      factor: 1.1,
      facts: [['Corte', 'Piel encerada']],
      points: ['Se marca con estilo'],
    },
    {
      name: 'de nobuk',
      say: 'Nobuk de tacto aterciopelado, con repelente de fábrica.',
      factor: 1.08,
      facts: [['Corte', 'Nobuk']],
      points: ['Repelente de fábrica'],
    },
    {
      name: 'con suela de llanta',
      say: 'La suela sale de hule de llanta: pesa un poco y no se acaba.',
      factor: 0.95,
      only: ['t'],
      facts: [
        ['Corte', 'Piel de res'],
        ['Suela', 'Hule de llanta'],
      ],
      points: ['Suela eterna'],
    },
  ],
});
