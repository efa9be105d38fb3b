import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cuerdas } from '../reviews/fitness.ts';

export const cuerdasYLigas = productLine({
  leaf: 'deportes/fitness-y-gimnasio/cuerdas-y-ligas',
  weight: 2,
  reviews: cuerdas,
  art: 'jump-rope',
  scene: 'gym',
  makers: [M.fierroViejo, M.pulsoLargo, M.docerounds, M.calmaChicha],
  trims: ['#1d1d20', '#f6f5f1', '#f5c929'],
  models: ['Resorte', 'Brinco', 'Chispa', 'Impulso', 'Relámpago'],
  colors: colors('Negro', 'Rojo', 'Azul eléctrico', 'Verde limón', 'Rosa mexicano', 'Naranja'),
  items: [
    {
      name: 'Cuerda para saltar de velocidad',
      the: 'la cuerda',
      short: 'Velocidad',
      tag: 'cuerda',
      price: 199,
      say: 'Cable delgado con balero en cada mango: gira parejo y permite los dobles sin enredarse.',
      facts: [
        ['Largo', '3 m, ajustable'],
        ['Peso', '130 g'],
      ],
      words: { uso: 'el crossfit' },
    },
    {
      name: 'Cuerda para saltar con peso',
      the: 'la cuerda',
      short: 'Con peso',
      tag: 'cuerda',
      price: 299,
      say: 'Medio kilo repartido en los mangos. Diez minutos y los hombros te lo cuentan.',
      facts: [
        ['Largo', '2.8 m, ajustable'],
        ['Peso', '500 g'],
      ],
      words: { uso: 'calentar antes del box' },
    },
    {
      name: 'Cuerda para saltar clásica',
      the: 'la cuerda',
      short: 'Clásica',
      tag: 'cuerda',
      price: 119,
      say: 'Para el recreo, el patio y los diez minutos de calentamiento de toda la vida.',
      facts: [
        ['Largo', '2.7 m'],
        ['Peso', '180 g'],
      ],
      words: { uso: 'el patio' },
    },
    {
      name: 'Cuerda digital con contador',
      the: 'la cuerda',
      short: 'Con contador',
      tag: 'cuerda',
      price: 349,
      say: 'El mango cuenta saltos, tiempo y calorías. También salta sin cuerda, con dos pelotitas, donde el techo es bajo.',
      facts: [
        ['Largo', '2.8 m, ajustable'],
        ['Peso', '210 g'],
        ['Pila', 'CR2032 incluida'],
      ],
      words: { uso: 'contar los saltos' },
    },
  ],
  traits: [
    {
      name: 'de cable de acero',
      say: 'El cable va forrado en PVC, no se quiebra ni lastima si te pega.',
      factor: 1.1,
      facts: [['Material', 'Acero forrado']],
      points: ['No se enreda'],
    },
    {
      name: 'de PVC',
      say: 'El PVC es flexible y aguanta pavimento.',
      facts: [['Material', 'PVC']],
      points: ['Aguanta pavimento'],
    },
    {
      name: 'con mangos de espuma',
      say: 'Los mangos de espuma absorben el sudor y no hacen ampollas.',
      factor: 1.08,
      facts: [['Material', 'PVC con espuma']],
      points: ['Mangos suaves'],
    },
    {
      name: 'con mangos de aluminio',
      say: 'Los mangos de aluminio pesan nada y no se tuercen.',
      factor: 1.3,
      facts: [['Material', 'Acero y aluminio']],
      points: ['Mangos de aluminio'],
    },
    {
      name: 'con juego de ligas',
      say: 'Viene con tres ligas de resistencia suave, media y fuerte, para que el calentamiento también sea de pierna.',
      factor: 1.55,
      facts: [
        ['Material', 'PVC y látex'],
        ['Incluye', '3 ligas de látex'],
      ],
      points: ['3 ligas incluidas'],
    },
  ],
  close: [
    'Para medirla, písala al centro: los mangos deben llegar a tus axilas.',
    'Salta bajito y con las muñecas, no con los brazos. La rodilla te lo va a agradecer.',
    'Cabe en la bolsa del pants, así que no hay excusa en los viajes.',
  ],
  facts: [
    ['Ajuste', 'Con tornillo o nudo'],
    ['Uso', 'Interior y exterior'],
  ],
  points: ['Largo ajustable', 'Bolsa para llevarla', 'Gira parejo', 'Para adultos y niños'],
  warranty: '3 meses contra defectos de fabricación',
});
