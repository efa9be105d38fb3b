import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { cuarto } from '../reviews/paseo.ts';
import { BASE, TONOS } from './base.ts';

export const periqueras = productLine({
  ...BASE,
  leaf: 'mama-bebe/alimentacion/periqueras',
  reviews: cuarto,
  weight: 3,
  scene: 'kitchen',
  art: 'high-chair',
  makers: [M.cunaluna, M.pasoChico, M.sonajero],
  models: ['Mesabanco', 'Antojo', 'Comelón', 'Tomatito', 'Domingo'],
  colors: TONOS,
  mostColors: 3,
  facts: [
    ['Arnés', '5 puntos'],
    ['Charola', 'Desmontable'],
    ['Peso máximo', '15 kg'],
    ['Edad', '6 a 36 meses'],
  ],
  items: [
    {
      name: 'Periquera plegable',
      the: 'la periquera',
      short: 'Plegable',
      price: 1498,
      say: 'Se cierra y queda de pie contra la pared, ideal para comedor chico. La charola se lava en la tarja.',
      facts: [['Plegada', '25 cm de fondo']],
      points: ['Queda de pie'],
    },
    {
      name: 'Periquera alta ajustable',
      the: 'la periquera',
      short: 'Ajustable',
      price: 1998,
      say: 'Seis alturas y tres inclinaciones: acompaña desde la primera papilla hasta la sopa en la mesa de todos.',
      facts: [['Alturas', '6']],
      points: ['Seis alturas'],
    },
    {
      name: 'Asiento elevador para silla',
      the: 'el asiento',
      short: 'Elevador',
      price: 648,
      say: 'Se amarra a la silla del comedor y viaja a casa de los abuelos debajo del brazo.',
      facts: [['Correas', '2']],
      points: ['Va de viaje'],
    },
  ],
  traits: [
    {
      name: 'con charola doble',
      say: 'La charola de encima se quita y deja otra limpia abajo: a media comida se agradece.',
      facts: [['Material', 'Polipropileno']],
      points: ['Charola doble'],
    },
    {
      name: 'de madera de haya',
      say: 'Madera de haya con barniz al agua, para que no desentone con el comedor.',
      factor: 1.35,
      facts: [['Material', 'Haya']],
      points: ['De haya'],
    },
    {
      name: 'con vestidura acolchada',
      say: 'Vestidura acolchada que se quita con cierre y va a la lavadora.',
      factor: 1.1,
      facts: [['Material', 'Poliéster repelente']],
      points: ['Vestidura lavable'],
    },
  ],
});
