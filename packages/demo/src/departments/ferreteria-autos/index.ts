import type { Department } from '../../types.ts';
import { autos } from './autos/index.ts';
import { BRANDS } from './brands.ts';
import { herramientas } from './herramientas/index.ts';
import { instalaciones } from './instalaciones/index.ts';
import { pinturaSeguridad } from './pintura-seguridad/index.ts';

/** Hardware, spare parts, and accessories of cars and motorcycles. */
export const ferreteriaAutos: Department = {
  name: 'Ferretería y autos',
  icon: 'emoji:hammer-and-wrench',
  weight: 6,
  children: [
    {
      name: 'Herramientas',
      children: [
        { name: 'Taladros y rotomartillos' },
        { name: 'Sierras y esmeriladoras' },
        { name: 'Soldadoras y compresores' },
        { name: 'Llaves y dados' },
        { name: 'Desarmadores y pinzas' },
        { name: 'Martillos y medición' },
        { name: 'Cajas y escaleras' },
      ],
    },
    {
      name: 'Electricidad y plomería',
      children: [
        { name: 'Focos e iluminación' },
        { name: 'Extensiones y contactos' },
        { name: 'Plantas de luz' },
        { name: 'Llaves y regaderas' },
        { name: 'Bombas de agua' },
      ],
    },
    {
      name: 'Pintura',
      children: [{ name: 'Pintura vinílica' }, { name: 'Esmaltes y aerosoles' }, { name: 'Impermeabilizantes' }],
    },
    {
      name: 'Seguridad y cerraduras',
      children: [{ name: 'Cerraduras y chapas' }, { name: 'Candados y cadenas' }, { name: 'Equipo de protección' }],
    },
    {
      name: 'Refacciones y llantas',
      children: [
        { name: 'Llantas' },
        { name: 'Aceites y lubricantes' },
        { name: 'Baterías para auto' },
        { name: 'Frenos y filtros' },
        { name: 'Limpiaparabrisas' },
        { name: 'Gatos y auxilio vial' },
      ],
    },
    {
      name: 'Audio y accesorios',
      children: [{ name: 'Estéreos' }, { name: 'Bocinas y amplificadores' }, { name: 'Tapetes y fundas' }],
    },
    {
      name: 'Motos',
      children: [{ name: 'Cascos' }, { name: 'Guantes y chamarras' }, { name: 'Refacciones para moto' }],
    },
  ],
  brands: Object.values(BRANDS).flat(),
  archetypes: [...herramientas, ...instalaciones, ...pinturaSeguridad, ...autos],
};
