import type { Department } from '../../types.ts';
import { games } from './games/index.ts';
import { gear } from './gear/index.ts';

export const videojuegos: Department = {
  name: 'Videojuegos',
  icon: 'emoji:video-game',
  weight: 7,
  children: [
    {
      name: 'Consolas',
      children: [{ name: 'Consolas de sobremesa' }, { name: 'Consolas portátiles' }, { name: 'Consolas retro' }],
    },
    {
      name: 'Juegos',
      children: [
        { name: 'Acción y aventura' },
        { name: 'Deportes' },
        { name: 'Carreras' },
        { name: 'Rol' },
        { name: 'Peleas' },
        { name: 'Familiares' },
        { name: 'Estrategia y simulación' },
      ],
    },
    {
      name: 'Tarjetas y códigos',
      children: [{ name: 'Saldo digital' }, { name: 'Suscripciones' }, { name: 'Juegos descargables' }],
    },
    {
      name: 'Accesorios',
      children: [
        { name: 'Controles' },
        { name: 'Audífonos gamer' },
        { name: 'Volantes y realidad virtual' },
        { name: 'Bases y estuches' },
      ],
    },
    {
      name: 'Espacio gamer',
      children: [{ name: 'Sillas gamer' }, { name: 'Escritorios gamer' }, { name: 'Luces y decoración' }],
    },
  ],
  brands: [
    'Tlacuani',
    'Kuxtal Play',
    'Arcadia Roma',
    'Foco Rojo',
    'Pixel Comal',
    'Estudio Ahuehuete',
    'Caracol Games',
    'Juegos del Desierto',
    'Mapache Interactivo',
    'Lunada Studios',
    'Trono Bajo',
    'Botón Arriba',
  ],
  archetypes: [...games, ...gear],
};
