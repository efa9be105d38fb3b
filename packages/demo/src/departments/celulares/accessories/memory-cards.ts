import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, color } from '../../colors.ts';
import { byOption, pesos, prose, spec } from '../../shared-draft.ts';
import { gallery } from '../../shared-pictures.ts';

/** A microSD card. */
export function memory(random: Random): ProductDraft {
  const brand = random.pick(['Volcánica', 'Ándale Cel', 'Kiuva']);
  const series = random.pick(['Archivo', 'Recuerdo', 'Bitácora', 'Costal', 'Pepena', 'Cofre']);
  const speed = random.pick([100, 120, 160, 190]);
  const card = random.pick(['U1 A1', 'U3 A2', 'U3 V30']);
  const use = card.includes('A2') ? 'aplicaciones y juegos' : card.includes('V30') ? 'video 4K' : 'fotos y música';
  const extra = random.pick(['con adaptador SD', 'con lector USB-C', 'con estuche', 'sin adaptador']);
  return {
    brand,
    model: `${series} ${speed}`,
    title: `Memoria microSD ${brand} ${series} ${speed} MB/s clase ${card}, ${extra}`,
    description: prose(
      card.includes('V30')
        ? `Graba video 4K sin cortar: la clase V30 asegura 30 MB/s sostenidos. La ${series} va bien en cámaras de acción, drones y teléfonos.`
        : card.includes('A2')
          ? `La clase A2 abre aplicaciones desde la tarjeta sin esas pausas que desesperan. La ${series} es buena compañera de consolas portátiles y teléfonos con poca memoria.`
          : `Para que el teléfono deje de avisar que no hay espacio. Pasa las fotos, la música y los videos del grupo familiar a la ${series} y sigue.`,
      `Lee hasta ${speed} MB/s y aguanta agua, rayos X del aeropuerto y el calor de la guantera. ${extra === 'con lector USB-C' ? 'El lector incluido la conecta a cualquier teléfono o laptop nueva.' : extra === 'con adaptador SD' ? 'El adaptador incluido sirve en cámaras y laptops con ranura grande.' : 'Revisa en el manual de tu equipo la capacidad máxima que acepta.'}`,
    ),
    highlights: [`Lectura de ${speed} MB/s`, `Clase ${card}`, `Pensada para ${use}`, 'Resiste agua y calor'],
    specifications: [
      spec(
        'Rendimiento',
        ['Lectura', `Hasta ${speed} MB/s`],
        ['Escritura', `Hasta ${Math.round(speed * 0.6)} MB/s`],
        ['Clase', card],
        ['Formato', 'microSDXC'],
      ),
      spec(
        'Generales',
        ['Uso recomendado', use],
        ['Temperatura', '-25 a 85 °C'],
        ['Resistencia', 'Agua, rayos X e imanes'],
        ['Incluye', extra === 'sin adaptador' ? 'Solo la tarjeta' : `Tarjeta ${extra}`],
      ),
    ],
    price: pesos(109 + speed * 0.6 + (extra === 'con lector USB-C' ? 70 : 15)),
    variants: byOption('Capacidad', [
      ['64 GB', 0],
      ['128 GB', 90],
      ['256 GB', 260],
      ['512 GB', 690],
    ]),
    pictures: gallery(
      { subject: `Memoria microSD ${brand} ${series}`, art: 'memory-card', params: { label: brand } },
      [color(random.pick<ColorName>(['Negro', 'Rojo', 'Azul rey', 'Dorado', 'Verde bandera', 'Morado'])).hex],
      [
        ['hero', 'studio'],
        ['box', 'shelf'],
        ['scale', 'desk'],
      ],
    ),
    warranty: '5 años con el fabricante',
    words: { modelo: series },
  };
}
