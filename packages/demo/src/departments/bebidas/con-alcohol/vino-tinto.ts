import { productLine } from '../../shared-product-line.ts';
import { vinos } from '../reviews.ts';
import { VINO } from './botellas.ts';

export const vinoTinto = productLine({
  ...VINO,
  leaf: 'bebidas/vinos-y-licores/vino-tinto',
  reviews: vinos,
  weight: 6,
  models: ['Tierra Roja', 'Ala de Cuervo', 'Doce Parras', 'El Coyotillo', 'Cal y Canto'],
  facts: [
    ['Temperatura de servicio', '16 a 18 °C'],
    ['Cosecha', '2024'],
    ['País de origen', 'México'],
    ['Advertencia', 'El abuso en el consumo de este producto es nocivo para la salud'],
  ],
  items: [
    {
      name: 'Vino tinto cabernet sauvignon',
      the: 'el vino',
      short: 'Cabernet',
      price: 268,
      hex: '#5b1220',
      motif: 'emoji:wine-glass',
      say: 'Cassis, cedro y taninos firmes que piden carne a las brasas. Ábrelo media hora antes.',
      facts: [
        ['Uva', 'Cabernet sauvignon'],
        ['Alcohol', '13.8 % vol.'],
      ],
      points: ['Para carne a las brasas'],
    },
    {
      name: 'Vino tinto merlot',
      the: 'el vino',
      short: 'Merlot',
      price: 252,
      hex: '#6e1b2e',
      motif: 'emoji:grapes',
      say: 'Ciruela y especia dulce, de trago redondo. Buen comienzo para quien no toma vino.',
      facts: [
        ['Uva', 'Merlot'],
        ['Alcohol', '13.5 % vol.'],
      ],
      points: ['Redondo'],
    },
    {
      name: 'Vino tinto tempranillo',
      the: 'el vino',
      short: 'Tempranillo',
      price: 274,
      hex: '#4a1522',
      motif: 'emoji:wine-glass',
      say: 'Fruta roja y cuero, ligero de tanino. Va con quesos curados y con mole colorado.',
      facts: [
        ['Uva', 'Tempranillo'],
        ['Alcohol', '13.6 % vol.'],
      ],
      points: ['Va con mole'],
    },
    {
      name: 'Vino tinto nebbiolo',
      the: 'el vino',
      short: 'Nebbiolo',
      price: 398,
      hex: '#3d1420',
      motif: 'emoji:rose',
      say: 'Rosa seca, cereza y taninos altos: el nebbiolo de estas tierras, con carácter. Decántalo.',
      facts: [
        ['Uva', 'Nebbiolo'],
        ['Alcohol', '14.2 % vol.'],
      ],
      points: ['Decántalo'],
    },
  ],
  traits: [
    {
      name: 'joven',
      say: 'Sin barrica: fruta fresca y ganas de beberse pronto.',
      factor: 0.85,
      facts: [['Barrica', 'Sin barrica']],
      points: ['Fresco y frutal'],
    },
    {
      name: 'crianza',
      say: 'Diez meses en roble le dan vainilla y cuerpo.',
      facts: [['Barrica', '10 meses en roble']],
      points: ['Diez meses de roble'],
    },
    {
      name: 'reserva',
      say: 'Veinte meses de barrica y uno más de botella; especia y paciencia.',
      factor: 1.5,
      facts: [['Barrica', '20 meses en roble francés']],
      points: ['Roble francés'],
    },
    {
      name: 'orgánico',
      say: 'Viñedo orgánico certificado y levaduras del propio campo.',
      factor: 1.25,
      facts: [
        ['Barrica', '8 meses'],
        ['Certificación', 'Orgánico'],
      ],
      points: ['Viñedo orgánico'],
    },
  ],
});
