import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { juego } from '../reviews/paseo.ts';
import { BASE } from './base.ts';

export const sonajasYPeluches = productLine({
  ...BASE,
  leaf: 'mama-bebe/juego-y-seguridad/sonajas-y-peluches',
  reviews: juego,
  weight: 3,
  art: 'plush',
  makers: [M.pasoChico, M.rebocito, M.ositoDulce],
  models: ['Abracito', 'Pompón', 'Nubecita', 'Siestita', 'Arrullo'],
  facts: [
    ['Lavado', 'A mano o bolsa de red'],
    ['Ojos', 'Bordados'],
    ['País de origen', 'México'],
  ],
  points: ['Sin piezas sueltas', 'Se lava en casa', 'Hecho en México', 'Pruebas por lote'],
  close: [
    'Revísalo de vez en cuando: si se suelta un hilo, repáralo o retíralo.',
    'No lo dejes en la cuna mientras duerme durante el primer año.',
    'Si es regalo, va con papel y sin precio en la nota.',
  ],
  warranty: '30 días contra defectos de fabricación.',
  items: [
    {
      name: 'Sonaja tejida',
      the: 'la sonaja',
      short: 'Sonaja',
      art: 'emoji:maracas',
      price: 148,
      hex: '#f2a0be',
      say: 'Tejida a gancho, con cascabel dentro y aro del grueso de su mano.',
      facts: [['Edad', 'Desde 3 meses']],
      points: ['Tejida a gancho'],
    },
    {
      name: 'Peluche de apego',
      the: 'el peluche',
      short: 'Apego',
      params: { animal: 'emoji:rabbit' },
      price: 248,
      hex: '#d9c4a1',
      say: 'Mitad trapito y mitad animalito. Compra dos iguales: uno siempre está en la lavadora.',
      facts: [['Edad', 'Desde 6 meses']],
      points: ['Trapito y amigo'],
    },
    {
      name: 'Móvil para cuna',
      the: 'el móvil',
      short: 'Móvil',
      art: 'emoji:wind-chime',
      price: 548,
      hex: '#8ec4ea',
      say: 'Gira despacio y sin pilas. Se retira cuando el bebé ya se apoya en manos y rodillas.',
      facts: [['Edad', '0 a 5 meses']],
      points: ['Sin pilas'],
    },
    {
      name: 'Cubos suaves',
      the: 'los cubos',
      short: 'Cubos',
      art: 'blocks',
      price: 298,
      hex: '#f2c94c',
      say: 'De tela y espuma, con cascabel en uno y espejo en otro. Caen sin pegarle a nadie.',
      facts: [
        ['Edad', 'Desde 6 meses'],
        ['Piezas', '6'],
      ],
      points: ['Seis piezas'],
    },
  ],
  traits: [
    {
      name: 'de algodón',
      say: 'Algodón por fuera, relleno hipoalergénico.',
      facts: [['Material', 'Algodón']],
      points: ['Hipoalergénico'],
    },
    {
      name: 'de estambre',
      say: 'Hecho a mano por tejedoras michoacanas; ninguno sale igual.',
      factor: 1.4,
      facts: [['Material', 'Estambre de algodón']],
      points: ['Hecho a mano'],
    },
    {
      name: 'de colores contrastantes',
      say: 'Blanco, negro y un rojo: lo que un recién nacido alcanza a ver.',
      factor: 1.06,
      hex: '#2b2b2b',
      facts: [['Material', 'Poliéster suave']],
      points: ['Alto contraste'],
    },
  ],
});
