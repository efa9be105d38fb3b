import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { destilados } from '../reviews.ts';
import { AGAVE } from './botellas.ts';

export const mezcal = productLine({
  ...AGAVE,
  leaf: 'bebidas/vinos-y-licores/mezcal',
  reviews: destilados,
  weight: 5,
  makers: [M.palenque, M.cuatroJicaras],
  models: ['Piedra de Moler', 'Ahumadal', 'Perro Negro', 'La Tahona', 'Monte Callado'],
  facts: [
    ['Categoría', 'Mezcal artesanal'],
    ['Molienda', 'Tahona'],
    ['Horno', 'Cónico de tierra'],
    ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud'],
  ],
  items: [
    {
      name: 'Mezcal de espadín',
      the: 'el mezcal',
      short: 'Espadín',
      price: 448,
      hex: '#e6e6d6',
      motif: 'emoji:fire',
      say: 'Humo de mezquite, cítrico y miel. El agave más cultivado y el mejor para empezar: a besos, no de un trago.',
      facts: [
        ['Agave', 'Espadín'],
        ['Alcohol', '46 % vol.'],
      ],
      points: ['Para empezar'],
    },
    {
      name: 'Mezcal de tobalá',
      the: 'el mezcal',
      short: 'Tobalá',
      price: 848,
      hex: '#cfd8c4',
      motif: 'emoji:mountain',
      say: 'Agave silvestre que tarda quince años; floral, mineral, largo en boca. Copita de jícara.',
      facts: [
        ['Agave', 'Tobalá silvestre'],
        ['Alcohol', '47 % vol.'],
      ],
      points: ['Agave silvestre'],
    },
    {
      name: 'Mezcal de cuishe',
      the: 'el mezcal',
      short: 'Cuishe',
      price: 728,
      hex: '#b8c4a0',
      motif: 'emoji:cactus',
      say: 'Madera, hierba seca y un final mineral que se recuerda. Para quien ya probó el espadín.',
      facts: [
        ['Agave', 'Cuishe'],
        ['Alcohol', '48 % vol.'],
      ],
      points: ['Mineral'],
    },
    {
      name: 'Mezcal ensamble',
      the: 'el mezcal',
      short: 'Ensamble',
      price: 588,
      hex: '#d8cba8',
      motif: 'emoji:camping',
      say: 'Espadín y madrecuishe en la misma horneada: humo amable y fruta madura.',
      facts: [
        ['Agave', 'Espadín y madrecuishe'],
        ['Alcohol', '46 % vol.'],
      ],
      points: ['Ensamble de horno'],
    },
  ],
  traits: [
    {
      name: 'joven',
      say: 'Joven, sin madera, para que hable el agave.',
      facts: [['Estado', 'Joven']],
      points: ['Sin madera'],
    },
    {
      name: 'de pechuga',
      say: 'La tercera destilación lleva pechuga, fruta y especias: suave, redondo, de fiesta.',
      factor: 1.6,
      facts: [['Estado', 'Destilado con pechuga']],
      points: ['Tercera destilación'],
    },
    {
      name: 'reposado',
      say: 'Cuatro meses de barrica neutra, solo para amansar.',
      factor: 1.2,
      facts: [['Estado', 'Reposado 4 meses']],
      points: ['Amansado'],
    },
    {
      name: 'de lote numerado',
      say: 'Botella numerada a mano; cuando se acaba el lote, se acaba.',
      factor: 1.35,
      facts: [['Estado', 'Joven, lote numerado']],
      points: ['Botella numerada'],
    },
  ],
});
