import type { Department } from '../../types.ts';
import { cocinaMesa } from './cocina-mesa/index.ts';
import { colchonesBlancos } from './colchones-blancos/index.ts';
import { decoracionJardin } from './decoracion-jardin/index.ts';
import { electrodomesticos } from './electrodomesticos/index.ts';
import { lineaBlanca } from './linea-blanca/index.ts';
import { signed } from './makers.ts';
import { muebles } from './muebles/index.ts';

const parts = [muebles, colchonesBlancos, lineaBlanca, electrodomesticos, cocinaMesa, decoracionJardin];

/** Hogar y jardín: from the sofa to the garden hose. */
export const hogarJardin: Department = {
  name: 'Hogar y jardín',
  icon: 'emoji:house-with-garden',
  weight: 12,
  children: [
    {
      name: 'Muebles',
      children: [
        { name: 'Salas y sillones' },
        { name: 'Comedores' },
        { name: 'Camas y recámaras' },
        { name: 'Roperos y cómodas' },
        { name: 'Escritorios' },
        { name: 'Libreros y muebles para TV' },
        { name: 'Sillas y bancos' },
      ],
    },
    {
      name: 'Colchones y blancos',
      children: [
        { name: 'Colchones' },
        { name: 'Almohadas' },
        { name: 'Sábanas y edredones' },
        { name: 'Toallas' },
        { name: 'Cortinas' },
      ],
    },
    {
      name: 'Línea blanca',
      children: [
        { name: 'Refrigeradores' },
        { name: 'Lavadoras y secadoras' },
        { name: 'Estufas y hornos' },
        { name: 'Microondas' },
        { name: 'Ventiladores y clima' },
      ],
    },
    {
      name: 'Electrodomésticos',
      children: [
        { name: 'Licuadoras' },
        { name: 'Cafeteras' },
        { name: 'Freidoras de aire' },
        { name: 'Batidoras y procesadores' },
        { name: 'Tostadores y arroceras' },
        { name: 'Aspiradoras y planchas' },
      ],
    },
    {
      name: 'Cocina y mesa',
      children: [
        { name: 'Ollas y baterías' },
        { name: 'Sartenes y comales' },
        { name: 'Cuchillos y utensilios' },
        { name: 'Vajillas' },
        { name: 'Vasos, tazas y termos' },
        { name: 'Molcajetes y cocina tradicional' },
      ],
    },
    {
      name: 'Decoración e iluminación',
      children: [
        { name: 'Lámparas' },
        { name: 'Tapetes' },
        { name: 'Espejos, cuadros y relojes' },
        { name: 'Velas, series y detalles' },
      ],
    },
    {
      name: 'Jardín, orden y limpieza',
      children: [
        { name: 'Asadores y muebles de exterior' },
        { name: 'Macetas y riego' },
        { name: 'Organización' },
        { name: 'Limpieza y botes' },
      ],
    },
  ],
  brands: [...new Set(parts.flatMap(({ brands }) => [...brands]))],
  archetypes: parts.flatMap(({ archetypes }) => archetypes).map(signed),
};
