import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { accesorio } from '../reviews.ts';
import { BASE } from './base.ts';

export const bolsas = productLine({
  ...BASE,
  leaf: 'ropa-calzado/bolsas-y-accesorios/bolsas',
  reviews: accesorio,
  weight: 5,
  art: 'handbag',
  makers: [M.cartera, M.petatillo, M.lunaDiurna],
  models: ['Catalina', 'Plazuela', 'Merced', 'Octavia', 'Tarde'],
  colors: colors('Negro', 'Camel', 'Vino', 'Café', 'Verde olivo', 'Marfil'),
  items: [
    {
      name: 'Bolsa tote',
      the: 'la bolsa',
      price: 698,
      say: 'Entra la laptop de 14 pulgadas, el termo y la fruta. Se para sola en la silla.',
      facts: [['Medidas', '40 × 32 × 14 cm']],
      points: ['Cabe la laptop'],
    },
    {
      name: 'Bolsa cruzada',
      the: 'la bolsa',
      price: 548,
      say: 'Correa que se regula y cierre que da hacia el cuerpo, para caminar por el centro tranquila.',
      facts: [['Medidas', '24 × 18 × 8 cm']],
      points: ['Cierre hacia el cuerpo'],
      words: { uso: 'el centro' },
    },
    {
      name: 'Bolsa de hombro',
      the: 'la bolsa',
      price: 628,
      say: 'Asa que sí entra sobre la chamarra y tres divisiones para no revolver.',
      facts: [['Medidas', '32 × 24 × 11 cm']],
      points: ['Tres divisiones'],
    },
    {
      name: 'Bolsa de mano para fiesta',
      the: 'la bolsa',
      price: 448,
      say: 'Caben el celular, el labial y los boletos; trae cadena para soltarse a bailar.',
      facts: [['Medidas', '21 × 12 × 5 cm']],
      points: ['Con cadena'],
      words: { uso: 'una boda' },
    },
  ],
  traits: [
    {
      name: 'de piel',
      say: 'Piel curtida al vegetal, que toma color con los años.',
      factor: 1.6,
      facts: [['Material', 'Piel de res']],
      points: ['Curtido vegetal'],
    },
    {
      name: 'de piel sintética',
      say: 'Piel sintética resistente que se limpia con un trapo.',
      facts: [['Material', 'Piel sintética']],
      points: ['Fácil de limpiar'],
    },
    {
      name: 'de lona',
      say: 'Lona gruesa de algodón con asas de piel.',
      factor: 0.85,
      facts: [['Material', 'Lona y piel']],
      points: ['Ligera'],
    },
    {
      name: 'de palma tejida',
      say: 'Palma tejida en la Mixteca, forrada por dentro para que nada se atore.',
      factor: 1.1,
      params: { pattern: 'zigzag' },
      facts: [['Material', 'Palma y algodón']],
      points: ['Tejida a mano'],
    },
  ],
});
