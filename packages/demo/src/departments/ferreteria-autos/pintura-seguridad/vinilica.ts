import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { BRANDS } from '../brands.ts';
import { BUCKET } from './paint-reviews.ts';

export const vinilica = lineup({
  category: 'ferreteria-autos/pintura/pintura-vinilica',
  weight: 4,
  brands: BRANDS.paint,
  models: ['Patio', 'Zaguán', 'Corredor', 'Balcón', 'Portal', 'Vecindad'],
  reviews: reviews(
    [
      'A dos manos tapó el verde pistache que dejaron los inquilinos.',
      'No huele casi nada, dormimos ahí la misma noche.',
      'Pinté {uso} en un sábado y quedó como de revista.',
      'El {color} se ve precioso con la luz de la tarde.',
      'No salpica tanto con el rodillo, el piso salió casi limpio.',
      'Mi hija la rayó con crayón y se quitó con un trapo.',
    ],
    [
      'Necesitó tres manos, el muro era muy oscuro.',
      'Bonito acabado, pero seca tan rápido que se marcan los traslapes.',
      'Sí cubre, aunque la brocha deja marca; usen rodillo.',
    ],
    [
      'Al mes se empezó a descarapelar junto a la ventana.',
      'Muy aguada, parecía que ya venía rebajada.',
      'El segundo bote vino de otro tono y se nota.',
    ],
    BUCKET,
  ),
  kinds: [
    {
      name: 'Pintura vinílica para interiores',
      line: 'Para recámaras y salas: seca en una hora al tacto y se puede dormir ahí la misma noche.',
      price: 259,
      point: 'Bajo olor',
      use: 'la recámara',
      scene: 'bedroom',
      specs: [
        ['Uso', 'Interior'],
        ['Secado al tacto', '1 h'],
      ],
    },
    {
      name: 'Pintura vinílica para exteriores',
      line: 'La fachada le pelea al sol y a la lluvia; por eso lleva más resina y pigmento que no se va con el primer verano.',
      price: 339,
      point: 'Resiste sol y lluvia',
      use: 'la fachada',
      scene: 'street',
      specs: [
        ['Uso', 'Exterior e interior'],
        ['Secado al tacto', '1 h'],
      ],
    },
    {
      name: 'Pintura para cocina y baño',
      line: 'Lleva fungicida para que el vapor no pinte de negro la esquina de la regadera.',
      price: 389,
      point: 'Con fungicida',
      use: 'el baño',
      scene: 'bath',
      specs: [
        ['Uso', 'Interior húmedo'],
        ['Secado al tacto', '2 h'],
      ],
    },
    {
      name: 'Pintura para techos',
      line: 'Espesa para que no escurra por el mango, y con un blanco que empareja las ondas de la losa.',
      price: 279,
      point: 'No gotea',
      use: 'el techo de la sala',
      scene: 'living',
      colors: ['Blanco', 'Hueso', 'Marfil'],
      specs: [
        ['Uso', 'Plafones'],
        ['Secado al tacto', '1 h'],
      ],
    },
  ],
  makes: [
    {
      name: 'mate',
      line: 'El acabado mate disimula resanes y muros chuecos.',
      point: 'Disimula imperfecciones',
      specs: [
        ['Acabado', 'Mate'],
        ['Rendimiento', '8 a 10 m² por litro a una mano'],
      ],
    },
    {
      name: 'satinada lavable',
      line: 'El satinado aguanta trapo y jabón, así que las manitas del pasillo no son problema.',
      more: 22,
      point: 'Lavable',
      specs: [
        ['Acabado', 'Satinado'],
        ['Rendimiento', '9 a 11 m² por litro a una mano'],
      ],
    },
    {
      name: 'de doble cubrimiento',
      line: 'Trae el doble de pigmento: en colores claros, una mano basta.',
      more: 38,
      point: 'Cubre en menos manos',
      specs: [
        ['Acabado', 'Semimate'],
        ['Rendimiento', '7 a 9 m² por litro a una mano'],
      ],
    },
    {
      name: 'económica para renta',
      line: 'La que se usa entre un inquilino y otro: empareja, limpia y no duele.',
      more: -18,
      point: 'La más accesible',
      specs: [
        ['Acabado', 'Mate'],
        ['Rendimiento', '6 a 8 m² por litro a una mano'],
      ],
    },
  ],
  closings: [
    'Resana, lija y sella antes: tres cuartas partes de un buen acabado están en la pared, no en la pintura.',
    'Compra todas tus cubetas del mismo lote y mézclalas entre sí para que no se note el cambio.',
    'Se rebaja con agua, hasta 10 %, y la brocha se lava en el lavadero.',
  ],
  points: ['Base agua', 'Se limpia con agua y jabón'],
  specs: [
    ['Diluyente', 'Agua'],
    ['Contenido de plomo', 'Sin plomo'],
  ],
  groups: ['Uso', 'Rendimiento y acabado'],
  colors: [
    'Blanco',
    'Hueso',
    'Durazno',
    'Terracota',
    'Ocre',
    'Azul cielo',
    'Verde salvia',
    'Rosa mexicano',
    'Bugambilia',
    'Mostaza',
    'Gris claro',
    'Azul rey',
  ],
  offered: 4,
  choice: {
    name: 'Presentación',
    values: [
      ['4 L', 0],
      ['19 L', 880],
    ],
  },
  params: { label: '{marca}' },
  trim: ['#f6f5f1', '#1d1d20'],
  art: 'paint-can',
  scene: 'living',
  warranty: '3 años contra decoloración y desprendimiento',
  contents: '1 bote o cubeta de pintura',
});
