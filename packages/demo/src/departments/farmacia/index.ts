import type { Department } from '../../types.ts';
import { equipoMedico } from './equipo/index.ts';
import { MAKERS } from './makers.ts';
import { medicamentos } from './medicamentos/index.ts';

/** Pharmacy: over-the-counter medicine, vitamins, first aid, devices and care of adults. */
export const farmacia: Department = {
  name: 'Farmacia',
  icon: 'emoji:pill',
  weight: 5,
  children: [
    {
      name: 'Medicamentos de libre venta',
      children: [
        { name: 'Dolor y fiebre' },
        { name: 'Gripa, tos y alergia' },
        { name: 'Estómago y digestión' },
        { name: 'Dolor muscular' },
      ],
    },
    {
      name: 'Vitaminas y suplementos',
      children: [{ name: 'Vitaminas y minerales' }, { name: 'Proteína y colágeno' }, { name: 'Fibra y probióticos' }],
    },
    {
      name: 'Primeros auxilios',
      children: [{ name: 'Botiquines' }, { name: 'Vendas y curación' }, { name: 'Antisépticos y cubrebocas' }],
    },
    {
      name: 'Equipo médico',
      children: [
        { name: 'Baumanómetros' },
        { name: 'Termómetros y oxímetros' },
        { name: 'Glucómetros y nebulizadores' },
        { name: 'Básculas' },
        { name: 'Sillas de ruedas y andaderas' },
        { name: 'Bastones y muletas' },
        { name: 'Rodilleras, fajas y soportes' },
      ],
    },
    {
      name: 'Cuidado del adulto',
      children: [{ name: 'Ropa interior absorbente' }, { name: 'Seguridad en casa' }, { name: 'Cuidado de los ojos' }],
    },
  ],
  brands: Object.values(MAKERS).map(({ name }) => name),
  archetypes: [...medicamentos, ...equipoMedico],
};
