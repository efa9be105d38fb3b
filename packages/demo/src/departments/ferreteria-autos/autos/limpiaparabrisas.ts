import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { PARTS } from './part-reviews.ts';

export const limpiaparabrisas = lineup({
  category: 'ferreteria-autos/refacciones-y-llantas/limpiaparabrisas',
  weight: 2,
  brands: ['Refaccional', 'Cochera Lista', 'Pistonera'],
  models: ['Aguacero', 'Neblina', 'Chipichipi', 'Temporal', 'Norte'],
  reviews: reviews(
    [
      'Limpia de un solo paso, sin dejar la rayita de siempre.',
      'Ya no rechina, qué paz.',
      'Lo cambié yo sola en el estacionamiento.',
      'Manejé a Puebla en un aguacero y se veía todo.',
      'El hule se siente grueso y parejo.',
      'Los adaptadores venían bien marcados.',
    ],
    [
      'Barre bien, el adaptador batalla para entrar.',
      'Al principio brinca tantito, luego se asienta.',
      'Cumple, aunque con sol fuerte se reseca.',
    ],
    [
      'Dejó una franja sin limpiar justo frente al conductor.',
      'A los dos meses ya rechinaba.',
      'El broche se rompió al ponerlo.',
    ],
    PARTS,
  ),
  kinds: [
    {
      name: 'Pluma limpiaparabrisas',
      line: 'Una pluma nueva cuesta menos que el susto de no ver en la autopista.',
      price: 149,
      point: 'Se cambia sin herramienta',
      use: 'la lluvia',
      specs: [['Piezas', '1']],
      contents: '1 pluma y adaptadores',
    },
    {
      name: 'Par de plumas limpiaparabrisas',
      line: 'Las dos a la vez, que es como se gastan: conductor y pasajero del mismo largo.',
      price: 269,
      point: 'Dos plumas',
      use: 'la lluvia',
      specs: [['Piezas', '2']],
      contents: '2 plumas y adaptadores',
    },
  ],
  makes: [
    {
      name: 'con marco metálico',
      line: 'El marco de siempre, con seis puntos que la pegan al vidrio.',
      point: 'Seis puntos de presión',
      specs: [
        ['Estructura', 'Marco metálico'],
        ['Hule', 'Natural'],
      ],
    },
    {
      name: 'tipo plano sin marco',
      line: 'Una sola hoja curva: no se le junta hojarasca y el viento no la levanta.',
      more: 40,
      point: 'El viento no la levanta',
      specs: [
        ['Estructura', 'Plana'],
        ['Hule', 'Natural con grafito'],
      ],
    },
    {
      name: 'con hule de silicón',
      line: 'El silicón deja el vidrio repelente: el agua corre sola en cuanto agarras velocidad.',
      more: 85,
      point: 'Hule de silicón',
      specs: [
        ['Estructura', 'Plana'],
        ['Hule', 'Silicón'],
      ],
    },
  ],
  closings: [
    'Mide la que traes, de punta a punta: es la única forma segura de saber la medida.',
    'Límpialas con un trapo húmedo cada que laves y duran una temporada más.',
    'Cámbialas antes de las lluvias, no en la primera tormenta.',
  ],
  choice: {
    name: 'Medida',
    values: [
      ['16 pulgadas', 0],
      ['18 pulgadas', 15],
      ['20 pulgadas', 25],
      ['22 pulgadas', 40],
      ['24 pulgadas', 60],
    ],
  },
  points: ['Adaptadores para los brazos más comunes'],
  specs: [
    ['Montaje', 'Gancho, botón y bayoneta'],
    ['Vida útil', '12 meses'],
  ],
  groups: ['Contenido', 'Hule y estructura'],
  palettes: [
    ['#1d1d20', '#8b8f96', '#c8242f'],
    ['#36383c', '#2c62b8', '#c9ccd1'],
    ['#2a2a2d', '#f5c929', '#8b8f96'],
  ],
  art: 'wiper',
  scene: 'garage',
  warranty: '30 días contra defectos de fábrica',
  contents: '1 pluma',
});
