import type { Make } from '../../shared-lineup.ts';

/** Features of minisplits of all sizes. */
export const MINISPLIT_MAKES: readonly Make[] = [
  {
    name: 'solo frío',
    line: 'Hace una sola cosa y la hace bien: enfriar. Es la versión más rendidora para tierra caliente.',
    point: 'Arranque rápido de frío',
    specs: [
      ['Modo', 'Solo frío'],
      ['Compresor', 'Convencional'],
    ],
  },
  {
    name: 'frío y calor',
    line: 'En julio enfría y en enero calienta, así que trabaja los doce meses.',
    point: 'Enfría y calienta',
    specs: [
      ['Modo', 'Frío y calor'],
      ['Compresor', 'Convencional'],
    ],
    more: 12,
  },
  {
    name: 'inverter',
    line: 'El compresor inverter no se apaga y arranca: baja la marcha y se mantiene. El recibo lo nota.',
    point: 'Ahorra luz con compresor inverter',
    specs: [
      ['Modo', 'Solo frío'],
      ['Compresor', 'Inverter'],
    ],
    more: 28,
  },
  {
    name: 'inverter con wifi',
    line: 'Lo prendes desde el celular a diez minutos de llegar, y el compresor inverter cuida el recibo.',
    point: 'Se enciende desde el celular',
    specs: [
      ['Modo', 'Frío y calor'],
      ['Compresor', 'Inverter'],
    ],
    more: 42,
  },
];
