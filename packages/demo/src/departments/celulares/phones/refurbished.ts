import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { colors } from '../../colors.ts';
import { byColor, pesos, prose, spec } from '../../shared-draft.ts';
import { colorGallery } from '../../shared-pictures.ts';
import { middle, top } from './tiers.ts';

/** A refurbished phone. */
export function refurbished(random: Random): ProductDraft {
  const source = random.pick([middle, top]);
  const line = random.pick(source.lines);
  const number = random.pick(source === top ? [1, 2, 3] : [10, 12, 14, 16]);
  const model = `${line.series} ${number}${random.pick(['', ' Plus', ' Pro'])}`;
  const storage = random.pick([128, 256]);
  const grade = random.pick(['Como nuevo', 'Muy bueno', 'Bueno'] as const);
  const health = random.int(grade === 'Bueno' ? 85 : 88, grade === 'Como nuevo' ? 100 : 94);
  const palette = colors(...line.palette).slice(0, 2);
  const inch = random.pick(source.screens);
  const ram = source === top ? 8 : 6;
  const looks = {
    'Como nuevo': 'A la vista no tiene marcas. Es el grado que regalarías sin decir que es reacondicionado.',
    'Muy bueno': 'Puede tener algún rayón fino en el marco que con la funda puesta no se ve. La pantalla está limpia.',
    Bueno:
      'Tiene señas de uso: rayones leves en la tapa o un golpecito en la esquina. La pantalla no tiene grietas y todo funciona.',
  }[grade];
  return {
    brand: line.brand,
    model,
    title: `Celular ${line.brand} ${model} ${storage} GB reacondicionado, estado ${grade.toLowerCase()}, liberado`,
    description: prose(
      `Un ${line.brand} ${model} que ya tuvo dueño y pasó por revisión de 45 puntos: pantalla, cámaras, bocinas, micrófonos, sensores y antenas. ${looks}`,
      `La batería conserva al menos ${health}% de su capacidad original. Viene borrado, liberado y sin reportes: el IMEI se verifica antes de enviarlo.`,
      random.pick([
        'Llega en caja sencilla con cable nuevo. No trae audífonos ni cargador; cualquiera con USB-C le queda.',
        'Se envía con cable y cargador nuevos compatibles. Si no te convence, tienes 30 días para devolverlo.',
      ]),
    ),
    highlights: [
      `Estado ${grade.toLowerCase()}`,
      `Batería al ${health}% o más`,
      'Revisión de 45 puntos',
      'IMEI verificado y sin reportes',
      'Liberado para cualquier compañía',
    ],
    specifications: [
      spec(
        'Estado',
        ['Condición', 'Reacondicionado'],
        ['Grado estético', grade],
        ['Capacidad de la batería', `${health}% o más`],
        ['Revisión', '45 puntos'],
      ),
      spec(
        'Equipo',
        ['Pantalla', `${inch} pulgadas AMOLED`],
        ['Memoria RAM', `${ram} GB`],
        ['Almacenamiento', `${storage} GB`],
        ['Red', '5G'],
        ['Chips', 'Un nano-SIM y una eSIM'],
        ['Compañía', 'Liberado'],
      ),
    ],
    price: pesos(
      (source === top ? 7200 : 2900) +
        number * 60 +
        (storage === 256 ? 700 : 0) +
        (grade === 'Como nuevo' ? 900 : grade === 'Muy bueno' ? 400 : 0) +
        random.int(0, 5) * 100,
    ),
    variants: byColor(palette),
    pictures: colorGallery(
      {
        subject: `Celular reacondicionado ${line.brand} ${model}`,
        art: 'phone',
        params: { cameras: source === top ? 3 : 2 },
      },
      palette,
      [
        ['hero', 'studio'],
        ['detail', 'studio'],
        ['lifestyle', 'desk'],
      ],
    ),
    warranty: '6 meses con el vendedor',
    bigTicket: true,
    condition: 'refurbished',
    words: { modelo: line.series, grado: grade.toLowerCase(), color: palette[0]?.name.toLowerCase() ?? 'negro' },
  };
}
