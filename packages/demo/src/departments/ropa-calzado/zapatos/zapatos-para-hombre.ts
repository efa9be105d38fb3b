import { colors } from '../../colors.ts';
import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { calzado } from '../reviews.ts';
import { BASE } from './base.ts';
import { NUMERO_HOMBRE } from './tallas.ts';

export const zapatosParaHombre = productLine({
  ...BASE,
  leaf: 'ropa-calzado/calzado/zapatos-para-hombre',
  reviews: calzado,
  weight: 5,
  art: 'loafers',
  makers: [M.hormaVieja, M.donCamilo, M.brechaNorte],
  models: ['Virrey', 'Notario', 'Paseo', 'Domingo', 'Camino', 'Bolero'],
  sizes: NUMERO_HOMBRE,
  colors: colors('Negro', 'Café', 'Miel', 'Tabaco', 'Vino'),
  words: { talla: '27', uso: 'la oficina' },
  items: [
    {
      name: 'Zapatos de vestir Oxford',
      the: 'los zapatos',
      price: 1298,
      say: 'Agujeta cerrada y suela delgada, de los que se bolean el viernes y duran años.',
      facts: [
        ['Cierre', 'Agujeta'],
        ['Suela', 'Cuero y hule'],
      ],
      points: ['Se bolean'],
    },
    {
      name: 'Mocasines para hombre',
      the: 'los mocasines',
      price: 998,
      say: 'Sin agujeta, para aeropuertos y para la pereza elegante.',
      facts: [
        ['Cierre', 'Sin agujeta'],
        ['Suela', 'Hule'],
      ],
      points: ['Sin agujetas'],
      words: { uso: 'los viajes' },
    },
    {
      name: 'Zapatos casuales',
      the: 'los zapatos',
      art: 'sneaker',
      price: 898,
      say: 'Suela blanca y corte de zapato: mitad tenis, mitad junta. Cómodos todo el día.',
      facts: [
        ['Cierre', 'Agujeta'],
        ['Suela', 'EVA'],
      ],
      points: ['Todo el día'],
    },
    {
      name: 'Choclos de uso diario',
      the: 'los choclos',
      price: 798,
      say: 'Los de maestro, mesero y guardia: suela antiderrapante y plantilla gruesa.',
      facts: [
        ['Cierre', 'Agujeta'],
        ['Suela', 'Hule antiderrapante'],
      ],
      points: ['Antiderrapantes'],
      words: { uso: 'estar de pie' },
    },
  ],
  traits: [
    {
      name: 'de piel lisa',
      say: 'Piel lisa de res; boléala cada quince días y dura años.',
      factor: 1.15,
      facts: [['Corte', 'Piel de res']],
      points: ['Piel de res'],
    },
    {
      name: 'de piel graneada',
      say: 'La piel graneada disimula raspones y agua.',
      facts: [['Corte', 'Piel graneada']],
      points: ['Disimula raspones'],
    },
    {
      name: 'de gamuza',
      not: ['Choclos de uso diario'],
      say: 'Gamuza para ropa informal, cuídala de la lluvia.',
      factor: 1.1,
      facts: [['Corte', 'Gamuza']],
      points: ['Gamuza suave'],
    },
  ],
});
