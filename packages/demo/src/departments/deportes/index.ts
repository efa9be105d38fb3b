import type { Department } from '../../types.ts';
import { aireLibre } from './aire-libre/index.ts';
import { ciclismo } from './ciclismo/index.ts';
import { fitness } from './fitness/index.ts';
import { MAKERS } from './makers.ts';
import { deportesDePelota } from './pelota/index.ts';

/** Sports, gym and outdoors. */
export const deportes: Department = {
  name: 'Deportes y aire libre',
  icon: 'emoji:soccer-ball',
  weight: 7,
  children: [
    {
      name: 'Fitness y gimnasio',
      children: [
        { name: 'Caminadoras y elípticas' },
        { name: 'Bicicletas fijas' },
        { name: 'Mancuernas y pesas' },
        { name: 'Bancos y barras' },
        { name: 'Yoga y pilates' },
        { name: 'Cuerdas y ligas' },
        { name: 'Cilindros deportivos' },
      ],
    },
    {
      name: 'Ciclismo',
      children: [
        { name: 'Bicicletas de montaña' },
        { name: 'Bicicletas de ruta y urbanas' },
        { name: 'Bicicletas infantiles' },
        { name: 'Cascos y accesorios' },
      ],
    },
    {
      name: 'Futbol y pelota',
      children: [
        { name: 'Balones de futbol' },
        { name: 'Basquetbol y voleibol' },
        { name: 'Beisbol y americano' },
        { name: 'Tenis, pádel y frontón' },
      ],
    },
    {
      name: 'Campismo y senderismo',
      children: [
        { name: 'Casas de campaña' },
        { name: 'Bolsas de dormir' },
        { name: 'Mochilas de senderismo' },
        { name: 'Hieleras' },
      ],
    },
    {
      name: 'Natación',
      children: [{ name: 'Goggles y gorras' }, { name: 'Trajes de natación' }, { name: 'Esnórquel y flotación' }],
    },
    { name: 'Patines y scooters', children: [{ name: 'Patines' }, { name: 'Patinetas' }, { name: 'Scooters' }] },
    {
      name: 'Box, pesca y golf',
      children: [{ name: 'Box y artes marciales' }, { name: 'Pesca' }, { name: 'Golf' }],
    },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...fitness, ...ciclismo, ...deportesDePelota, ...aireLibre],
};
