import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, color } from '../../colors.ts';
import { byOption, grouped } from '../../shared-draft.ts';
import { sketched } from '../../shared-sketch.ts';

/** A solid-state disk. */
export function ssd(random: Random): ProductDraft {
  const brand = random.pick(['Baúl', 'Tekuani', 'Cenote']);
  const kind = random.pick([
    {
      key: 'NVMe M.2 PCIe 4.0',
      speed: [5000, 7000, 7300],
      price: 649,
      use: 'juegos y edición',
      text: 'Entra en la ranura M.2 como una tarjetita y no lleva cables. Los juegos cargan antes de que agarres el control.',
    },
    {
      key: 'NVMe M.2 PCIe 3.0',
      speed: [2400, 3200, 3500],
      price: 499,
      use: 'laptops y oficina',
      text: 'El cambio que más se siente en una laptop de hace unos años: el sistema abre en segundos y la batería rinde un poquito más.',
    },
    {
      key: 'SATA de 2.5 pulgadas',
      speed: [500, 550, 560],
      price: 419,
      use: 'equipos con varios años',
      text: 'Para resucitar la computadora que ya dabas por muerta. Se pone en lugar del disco viejo con los mismos tornillos.',
    },
    {
      key: 'NVMe M.2 con disipador',
      speed: [7000, 7400],
      price: 799,
      use: 'consolas y gabinetes',
      text: 'Trae disipador de aluminio de perfil bajo: cabe en consolas actuales y no baja la velocidad por calor.',
    },
  ]);
  const model = `${random.pick(['Ráfaga', 'Liebre', 'Centella', 'Galgo', 'Correcaminos', 'Flecha'])} ${random.int(2, 9)}${random.pick(['0', '00', '50'])}`;
  const speed = random.pick(kind.speed);
  const years = random.pick([3, 5]);
  return sketched({
    brand,
    model,
    title: `Unidad SSD ${brand} ${model} ${kind.key}, lectura de ${grouped(speed)} MB/s`,
    text: [
      kind.text,
      `La ${model} lee hasta ${grouped(speed)} MB/s y escribe hasta ${grouped(Math.round(speed * 0.88))} MB/s. Va bien para ${kind.use}.`,
      'Antes de comprar, revisa qué ranura tiene tu equipo; el manual o una foto del interior lo aclaran.',
    ],
    points: [
      `Lectura de ${grouped(speed)} MB/s`,
      kind.key,
      `${years} años de garantía`,
      'Guía de instalación en español',
    ],
    specs: {
      Rendimiento: [
        ['Interfaz', kind.key],
        ['Lectura', `${grouped(speed)} MB/s`],
        ['Escritura', `${grouped(Math.round(speed * 0.88))} MB/s`],
        ['Memoria', 'NAND TLC 3D'],
      ],
      Generales: [
        ['Formato', kind.key.startsWith('SATA') ? '2.5 pulgadas, 7 mm' : 'M.2 2280'],
        ['Uso recomendado', kind.use],
        ['Disipador', kind.key.includes('disipador') ? 'Incluido' : 'No'],
        ['Temperatura', '0 a 70 °C'],
      ],
    },
    price: kind.price + random.int(0, 6) * 25,
    art: kind.key.startsWith('SATA') ? 'ssd' : 'm2',
    params: { label: brand, sub: 'M.2 2280' },
    paint: [
      color(random.pick<ColorName>(['Negro', 'Azul rey', 'Rojo', 'Grafito', 'Turquesa', 'Morado'])).hex,
      '#c9ccd1',
    ],
    variants: byOption('Capacidad', [
      ['500 GB', 0],
      ['1 TB', 480],
      ['2 TB', 1590],
    ]),
    shots: [
      ['hero', 'studio'],
      ['scale', 'desk'],
      ['box', 'shelf'],
    ],
    warranty: `${years} años con el fabricante`,
    words: { modelo: model.split(' ')[0] ?? model },
  });
}
