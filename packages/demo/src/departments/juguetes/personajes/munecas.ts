import { productLine } from '../../shared-product-line.ts';
import { MAKERS as M } from '../makers.ts';
import { jugarA } from '../reviews/personajes.ts';
import { BASE } from './base.ts';

export const munecas = productLine({
  ...BASE,
  leaf: 'juguetes/munecas-figuras-y-peluches/munecas',
  weight: 6,
  reviews: jugarA,
  art: 'doll',
  makers: [M.comadrita, M.tiaCanica, M.cachivache],
  models: ['Jacinta', 'Marisol', 'Nicté', 'Chabela', 'Renata', 'Lupe', 'Citlali'],
  trims: ['#e4007c', '#2bb5b8', '#f5c929', '#6a3d9a', '#12805c'],
  facts: [
    ['Cumple con', 'NOM-252-SSA1'],
    ['Cabello', 'Implantado, se peina'],
    ['Edad', '3 años en adelante'],
  ],
  close: [
    'El cabello se peina de las puntas hacia arriba, con cepillo seco.',
    'La ropa se lava a mano y seca en una hora; lavarla también es parte del juego.',
    'Ponle nombre en la tarjeta de nacimiento que viene en la caja.',
  ],
  items: [
    {
      name: 'Muñeca doctora',
      the: 'la muñeca',
      price: 390,
      hex: '#cfe3ee',
      say: 'Bata con bolsas de verdad, estetoscopio y un paciente de peluche que siempre tiene lo mismo: sueño.',
      facts: [
        ['Altura', '35 cm'],
        ['Accesorios', '6'],
      ],
      points: ['Trae su paciente'],
    },
    {
      name: 'Muñeca futbolista',
      the: 'la muñeca',
      price: 390,
      hex: '#2e8b57',
      say: 'Uniforme, espinilleras y balón. Las rodillas se doblan para meter el empeine.',
      facts: [
        ['Altura', '35 cm'],
        ['Accesorios', '4'],
      ],
      points: ['Rodillas que se doblan'],
    },
    {
      name: 'Muñeca astronauta',
      the: 'la muñeca',
      price: 440,
      hex: '#f6f5f1',
      say: 'Casco que abre, mochila de oxígeno y una bandera para plantar donde diga la capitana.',
      facts: [
        ['Altura', '35 cm'],
        ['Accesorios', '5'],
      ],
      points: ['Casco que abre'],
    },
    {
      name: 'Muñeca bebé',
      the: 'la bebé',
      price: 460,
      hex: '#f7cbd9',
      say: 'Cuerpo de tela y peso en la panza, para que se sienta como cargar a una de verdad. Cierra los ojos al acostarla.',
      facts: [
        ['Altura', '40 cm'],
        ['Accesorios', 'Mamila y cobija'],
      ],
      points: ['Cierra los ojos'],
    },
    {
      name: 'Muñeca bailarina de folclor',
      the: 'la muñeca',
      price: 520,
      hex: '#e4007c',
      say: 'Falda de vuelo completo con listones cosidos, trenzas y zapatos de tacón que sí se quitan.',
      facts: [
        ['Altura', '38 cm'],
        ['Accesorios', '5'],
      ],
      points: ['Falda de vuelo'],
    },
    {
      name: 'Muñeca bombera',
      the: 'la muñeca',
      price: 390,
      hex: '#d3a027',
      say: 'Casaca, casco y manguera enrollable. El perro rescatista viene incluido y es medio tremendo.',
      facts: [
        ['Altura', '35 cm'],
        ['Accesorios', '5'],
      ],
      points: ['Con perro rescatista'],
    },
  ],
  traits: [
    {
      name: 'con dos cambios de ropa',
      say: 'Dos cambios completos, con botones y cierres de contacto que practican los dedos chicos.',
      facts: [['Ropa', '2 cambios']],
      points: ['Dos cambios de ropa'],
    },
    {
      name: 'de cuerpo suave',
      say: 'Cuerpo de tela, cabeza y manos de vinil: para abrazar de noche.',
      factor: 1.08,
      facts: [['Material', 'Vinil y tela']],
      points: ['Se puede abrazar'],
    },
    {
      name: 'con articulaciones',
      say: 'Once articulaciones firmes: se sienta, saluda y guarda la pose.',
      factor: 1.2,
      facts: [
        ['Material', 'Vinil'],
        ['Articulaciones', '11'],
      ],
      points: ['Once articulaciones'],
    },
    {
      name: 'con estuche y accesorios',
      say: 'El estuche se abre como clóset y guarda todo, que es media batalla.',
      factor: 1.35,
      facts: [
        ['Estuche', 'Con asa'],
        ['Material', 'Vinil'],
      ],
      points: ['Estuche con asa'],
    },
  ],
});
