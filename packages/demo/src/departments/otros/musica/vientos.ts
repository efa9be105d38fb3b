import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { instrumento } from '../reviews/musica.ts';
import { BASE } from './base.ts';

export const vientos = productLine({
  ...BASE,
  leaf: 'otros/instrumentos-musicales/vientos',
  weight: 2,
  reviews: instrumento,
  art: 'trumpet',
  makers: [M.bemol, M.sonajaNorte],
  models: ['Alborada', 'Corneta', 'Solista', 'Retreta', 'Kiosco'],
  facts: [
    ['Incluye', 'Estuche, boquilla y aceite'],
    ['Afinación', '440 Hz'],
    ['Servicio', 'Ajuste incluido el primer año'],
  ],
  close: [
    'Seca el interior después de tocar, aunque dé flojera.',
    'Las primeras semanas son puro sonido largo: ahí se hace el labio.',
    'Mejor en su estuche que en el rincón.',
  ],
  items: [
    {
      name: 'Trompeta de estudio',
      tag: 'metal',
      the: 'la trompeta',
      price: 4290,
      hex: '#d0a548',
      say: 'Pistones suaves y boquilla intermedia, la que no castiga a quien empieza en la banda.',
      facts: [
        ['Tono', 'Si bemol'],
        ['Peso', '1.1 kg'],
      ],
      points: ['Pistones suaves'],
    },
    {
      name: 'Flauta transversa',
      tag: 'metal',
      the: 'la flauta',
      art: 'emoji:flute',
      price: 3690,
      hex: '#c9ccd1',
      say: 'Zapatillas selladas y llaves alineadas: el sonido sale aunque todavía andes buscando la embocadura.',
      facts: [
        ['Tono', 'Do'],
        ['Peso', '450 g'],
      ],
      points: ['Llaves alineadas'],
    },
    {
      name: 'Saxofón alto',
      tag: 'metal',
      the: 'el saxofón',
      art: 'emoji:saxophone',
      price: 8900,
      hex: '#d0a548',
      say: 'Botones con nácar y cuello ajustado para que el grave no se rompa. Correa acolchada incluida.',
      facts: [
        ['Tono', 'Mi bemol'],
        ['Peso', '2.4 kg'],
      ],
      points: ['Correa acolchada'],
    },
    {
      name: 'Flauta de carrizo',
      tag: 'carrizo',
      the: 'la flauta',
      art: 'emoji:flute',
      price: 290,
      hex: '#cdb48c',
      say: 'Hecha en carrizo, con seis agujeros y voz de milpa. Para las danzas y para la azotea.',
      facts: [
        ['Tono', 'Re'],
        ['Peso', '60 g'],
        ['Incluye', 'Funda de manta'],
      ],
      points: ['Voz de milpa'],
    },
  ],
  traits: [
    {
      name: 'con laca dorada',
      only: ['metal'],
      hex: '#d0a548',
      say: 'Laca dorada que protege del sudor y se limpia con trapo.',
      facts: [['Acabado', 'Laca dorada']],
      points: ['Laca que protege'],
    },
    {
      name: 'con baño de níquel',
      only: ['metal'],
      hex: '#c9ccd1',
      say: 'Níquel brillante, más fácil de mantener limpio.',
      factor: 1.06,
      facts: [['Acabado', 'Níquel']],
      points: ['Fácil de limpiar'],
    },
    {
      name: 'con método y soporte',
      only: ['metal'],
      say: 'Trae método de ochenta páginas y soporte plegable.',
      factor: 1.12,
      facts: [['Extras', 'Método y soporte']],
      points: ['Método y soporte'],
    },
    {
      name: 'pintada a mano',
      only: ['carrizo'],
      say: 'Grecas pintadas a mano, cada una distinta.',
      factor: 1.2,
      facts: [['Acabado', 'Pintado a mano']],
      points: ['Pintada a mano'],
    },
    {
      name: 'de carrizo curado',
      only: ['carrizo'],
      say: 'Carrizo curado un año, que no se abre con el cambio de clima.',
      facts: [['Material', 'Carrizo curado']],
      points: ['No se abre'],
    },
  ],
});
