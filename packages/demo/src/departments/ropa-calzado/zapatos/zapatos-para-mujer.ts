import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { calzado } from '../reviews.ts';
import { BASE } from './base.ts';
import { NUMERO_MUJER } from './tallas.ts';

export const zapatosParaMujer = productLine({
  ...BASE,
  leaf: 'ropa-calzado/calzado/zapatos-para-mujer',
  reviews: calzado,
  weight: 6,
  art: 'heels',
  makers: [M.hormaVieja, M.lunaDiurna, M.petatillo],
  models: ['Aurora', 'Clavel', 'Domitila', 'Nardo', 'Tacita', 'Violeta'],
  sizes: NUMERO_MUJER,
  colors: colors('Negro', 'Beige', 'Rojo', 'Café', 'Azul marino', 'Palo de rosa'),
  words: { talla: '24', uso: 'la oficina' },
  items: [
    {
      name: 'Zapatillas de tacón medio',
      the: 'las zapatillas',
      price: 898,
      say: 'Seis centímetros de tacón ancho que aguantan junta, comida y regreso. Punta que no aprieta.',
      facts: [['Tacón', '6 cm']],
      points: ['Tacón ancho'],
    },
    {
      name: 'Zapatillas de tacón alto',
      the: 'las zapatillas',
      price: 998,
      say: 'Nueve centímetros con plataforma escondida adelante: el pie lo nota menos de lo que se ve.',
      facts: [['Tacón', '9 cm, plataforma 2 cm']],
      points: ['Plataforma oculta'],
      words: { uso: 'una fiesta' },
    },
    {
      name: 'Flats',
      the: 'los flats',
      art: 'emoji:flat-shoe',
      price: 598,
      say: 'Planos pero con plantilla de verdad, que es lo que siempre les falta. Caben doblados en la bolsa.',
      facts: [['Tacón', '1 cm']],
      points: ['Plantilla de verdad'],
    },
    {
      name: 'Mocasines para mujer',
      the: 'los mocasines',
      art: 'loafers',
      price: 848,
      say: 'Suela flexible y empeine suave, para caminar del metro a la oficina sin cargar otros.',
      facts: [['Tacón', '2 cm']],
      points: ['Suela flexible'],
    },
  ],
  traits: [
    {
      name: 'de piel',
      say: 'Piel de res que se ablanda con el uso y se bolea.',
      factor: 1.2,
      facts: [['Corte', 'Piel de res']],
      points: ['Piel que se bolea'],
    },
    {
      name: 'de gamuza',
      say: 'Gamuza suave; cepíllala en seco y ponle repelente antes de la lluvia.',
      factor: 1.15,
      facts: [['Corte', 'Gamuza']],
      points: ['Muy suaves'],
    },
    {
      name: 'de charol',
      say: 'Charol que brilla con una pasada de trapo.',
      facts: [['Corte', 'Charol sintético']],
      points: ['Brillo fácil'],
    },
    {
      name: 'de piel vegana',
      say: 'Material sintético sin origen animal, fácil de limpiar.',
      factor: 0.88,
      facts: [['Corte', 'Piel vegana']],
      points: ['Sin origen animal'],
    },
  ],
});
