import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { flotacion } from '../reviews/aire-libre.ts';

export const esnorquelYFlotacion = productLine({
  leaf: 'deportes/natacion/esnorquel-y-flotacion',
  weight: 1,
  reviews: flotacion,
  art: 'emoji:diving-mask',
  scene: 'beach',
  makers: [M.marea, M.poza],
  trims: ['#1d1d20', '#f5c929'],
  models: ['Arrecife', 'Cenote', 'Xel', 'Corales', 'Isla', 'Manatí'],
  items: [
    {
      name: 'Equipo de esnórquel',
      the: 'el equipo',
      hex: '#2bb5b8',
      price: 690,
      say: 'Visor de vidrio templado y tubo con válvula: si te sumerges de más, no te tragas medio Caribe.',
      sizes: {
        option: 'Talla',
        values: [
          ['Infantil', 1],
          ['Adulto', 1.15],
        ],
      },
      facts: [
        ['Piezas', 'Visor y tubo'],
        ['Lente', 'Vidrio templado'],
      ],
      words: { uso: 'los cenotes' },
    },
    {
      name: 'Visor de buceo libre',
      the: 'el visor',
      hex: '#1d1d20',
      price: 590,
      say: 'Poco volumen y buena vista hacia abajo, que es donde están los peces.',
      facts: [
        ['Piezas', 'Visor'],
        ['Lente', 'Vidrio templado'],
      ],
      words: { uso: 'bajar unos metros' },
    },
    {
      name: 'Chaleco salvavidas',
      the: 'el chaleco',
      art: 'emoji:safety-vest',
      hex: '#ee7a25',
      price: 790,
      say: 'Flotación pareja, tres broches y correa de entrepierna. En panga, kayak o río, puesto siempre.',
      sizes: {
        option: 'Talla',
        values: [
          ['Niño (15-40 kg)', 1],
          ['M (40-70 kg)', 1.2],
          ['G (70-100 kg)', 1.25],
        ],
      },
      facts: [
        ['Piezas', 'Chaleco'],
        ['Material', 'Espuma de celda cerrada'],
      ],
      words: { uso: 'la lancha' },
    },
    {
      name: 'Salvavidas de aro',
      the: 'el aro',
      art: 'emoji:ring-buoy',
      hex: '#c8242f',
      price: 449,
      say: 'Para la alberca de la casa o el muelle: a la mano, nunca guardado.',
      facts: [
        ['Piezas', 'Aro y cuerda de 8 m'],
        ['Diámetro', '60 cm'],
      ],
      words: { uso: 'tener en la alberca' },
    },
  ],
  traits: [
    {
      name: 'de alta visibilidad',
      say: 'Los vivos brillantes se distinguen de lejos en agua turbia.',
      facts: [['Visibilidad', 'Vivos brillantes']],
      points: ['Se ve de lejos'],
    },
    {
      name: 'con bolsa de malla',
      factor: 1.08,
      say: 'La bolsa de malla deja escurrir la arena camino al coche.',
      facts: [['Incluye', 'Bolsa de malla']],
      points: ['Bolsa de malla'],
    },
    {
      name: 'para agua salada',
      factor: 1.1,
      say: 'Los herrajes son de plástico técnico y la sal no les hace nada.',
      facts: [['Herrajes', 'Sin metal']],
      points: ['No se oxida'],
    },
  ],
  close: [
    'Enjuaga con agua dulce y seca a la sombra.',
    'En el mar, siempre con alguien a la vista.',
    'Usa bloqueador que no dañe el coral y no toques nada de allá abajo.',
  ],
  facts: [
    ['Uso', 'Mar, río y alberca'],
    ['Ajuste', 'Correas regulables'],
    ['Cuidado', 'Enjuagar con agua dulce'],
  ],
  points: ['Correas regulables', 'Materiales que no lastiman', 'Ligero para viajar', 'Colores vivos'],
  warranty: '6 meses contra defectos de fabricación',
  words: { color: 'naranja' },
});
