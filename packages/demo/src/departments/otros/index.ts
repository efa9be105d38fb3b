import type { Department } from '../../types.ts';
import { MAKERS } from './makers.ts';
import { musica } from './musica/index.ts';
import { papeleriaYFiesta } from './papeleria-y-fiesta/index.ts';
import { viajeYColeccion } from './viaje-y-coleccion/index.ts';

/** Products without a department: instruments, stationery, parties, travel, crafts, collectibles and optics. */
export const otros: Department = {
  name: 'Otros',
  icon: 'emoji:wrapped-gift',
  weight: 5,
  children: [
    {
      name: 'Instrumentos musicales',
      children: [
        { name: 'Guitarras y cuerdas' },
        { name: 'Teclados y acordeones' },
        { name: 'Percusiones' },
        { name: 'Vientos' },
        { name: 'Accesorios para músicos' },
      ],
    },
    {
      name: 'Papelería y oficina',
      children: [
        { name: 'Cuadernos y agendas' },
        { name: 'Plumas y lápices' },
        { name: 'Escritorio y archivo' },
        { name: 'Papel para imprimir' },
        { name: 'Calculadoras' },
      ],
    },
    {
      name: 'Fiestas y regalos',
      children: [{ name: 'Globos y decoración' }, { name: 'Cajas y envolturas' }, { name: 'Canastas y detalles' }],
    },
    { name: 'Viaje', children: [{ name: 'Maletas' }, { name: 'Accesorios de viaje' }] },
    {
      name: 'Manualidades',
      children: [{ name: 'Pintura y dibujo' }, { name: 'Tejido y bordado' }, { name: 'Kits para crear' }],
    },
    { name: 'Colección', children: [{ name: 'Máscaras de lucha' }, { name: 'Coleccionables' }] },
    { name: 'Ciencia y cielo', children: [{ name: 'Telescopios' }, { name: 'Microscopios y binoculares' }] },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...musica, ...papeleriaYFiesta, ...viajeYColeccion],
};
