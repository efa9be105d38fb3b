import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { calzado } from '../reviews.ts';
import { BASE } from './base.ts';
import { NUMERO_HOMBRE, NUMERO_MUJER } from './tallas.ts';

export const sandaliasYHuaraches = productLine({
  ...BASE,
  leaf: 'ropa-calzado/calzado/sandalias-y-huaraches',
  reviews: calzado,
  weight: 4,
  art: 'sandal',
  scene: 'beach',
  makers: [M.petatillo, M.hormaVieja],
  models: ['Sayulita', 'Mixteca', 'Palapa', 'Tianguis', 'Arena', 'Pochutla'],
  colors: colors('Café', 'Miel', 'Negro', 'Rojo', 'Turquesa'),
  sizes: NUMERO_MUJER,
  words: { talla: '24', uso: 'el calor' },
  items: [
    {
      name: 'Huaraches tejidos para mujer',
      the: 'los huaraches',
      price: 548,
      tag: 'piel',
      say: 'Correas de piel tejidas a mano sobre la horma. Al principio aprietan; a la semana son tuyos.',
      facts: [['Tejido', 'A mano']],
      points: ['Tejidos a mano'],
    },
    {
      name: 'Huaraches para hombre',
      the: 'los huaraches',
      sizes: NUMERO_HOMBRE,
      price: 598,
      tag: 'piel',
      say: 'Cruzados, con talonera y suela que aguanta el empedrado. Frescos hasta con calcetín, si te atreves.',
      facts: [['Tejido', 'Cruzado']],
      points: ['Con talonera'],
      words: { uso: 'el pueblo' },
    },
    {
      name: 'Sandalias de plataforma',
      the: 'las sandalias',
      price: 648,
      tag: 'moda',
      say: 'Cuatro centímetros parejos, que se sienten planos. Con hebilla al tobillo.',
      facts: [['Plataforma', '4 cm']],
      points: ['Se sienten planas'],
    },
    {
      name: 'Chanclas para playa',
      the: 'las chanclas',
      price: 168,
      tag: 'agua',
      say: 'De hule suave, para playa, alberca y patio. La tira no roza entre los dedos.',
      facts: [['Suela', 'EVA']],
      points: ['No rozan'],
      words: { uso: 'la playa' },
    },
  ],
  traits: [
    {
      name: 'de piel',
      say: 'Piel curtida al vegetal, que huele a taller.',
      not: ['agua'],
      facts: [['Corte', 'Piel de res']],
      points: ['Curtido vegetal'],
    },
    {
      name: 'de suela de llanta',
      say: 'Suela de llanta reciclada, la de toda la vida.',
      only: ['piel'],
      factor: 0.95,
      facts: [['Suela', 'Llanta reciclada']],
      points: ['Suela de llanta'],
    },
    {
      name: 'de palma y algodón',
      say: 'Palma tejida en la Mixteca, ligera y con carácter.',
      only: ['moda'],
      factor: 1.15,
      facts: [['Corte', 'Palma y algodón']],
      points: ['Palma tejida'],
    },
    {
      name: 'con plantilla suave',
      say: 'Plantilla de espuma que se amolda al pie.',
      factor: 1.1,
      facts: [['Plantilla', 'Espuma']],
      points: ['Se amolda'],
    },
    {
      name: 'de secado rápido',
      say: 'Se mojan, se sacuden y ya.',
      only: ['agua'],
      facts: [['Material', 'EVA']],
      points: ['Secan al instante'],
    },
  ],
});
