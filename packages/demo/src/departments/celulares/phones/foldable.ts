import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColor, grouped, pesos, prose, spec } from '../../shared-draft.ts';
import { colorGallery } from '../../shared-pictures.ts';

/** A foldable phone. */
export function foldable(random: Random): ProductDraft {
  const book = random.chance(0.5);
  const brand = random.pick(['Orvenor', 'Zentli', 'Kiuva']);
  const series = book ? random.pick(['Códice', 'Biombo', 'Díptico']) : random.pick(['Almeja', 'Broche', 'Abanico']);
  const number = random.int(2, 7);
  const storage = random.pick([256, 512]);
  const inner = book ? random.pick(['7.6', '7.8', '8.0']) : random.pick(['6.7', '6.8', '6.9']);
  const outer = book ? random.pick(['6.2', '6.4', '6.5']) : random.pick(['3.4', '3.6', '4.0']);
  const suffix = random.pick(['', ' Ultra', ' SE']);
  const model = `${series} ${number}${suffix}`;
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Crema', 'Lavanda'],
      ['Grafito', 'Oro rosa', 'Verde salvia'],
      ['Azul marino', 'Plata'],
    ]),
  );
  const mah = book ? random.pick([4400, 4800, 5100]) : random.pick([3700, 4000, 4300]);
  const folds = random.pick([200_000, 300_000, 400_000]);
  return {
    brand,
    model,
    title: `Celular plegable ${brand} ${model} ${storage} GB, pantalla interior de ${inner}" y exterior de ${outer}"`,
    description: prose(
      book
        ? `Cerrado es un teléfono; abierto, una pantalla de ${inner} pulgadas donde cabe una hoja de cálculo junto a la videollamada. El ${brand} ${model} es para quien deja la laptop en casa más seguido de lo que admite.`
        : `El ${brand} ${model} se dobla a la mitad y desaparece en la bolsa de la camisa. La pantalla de afuera, de ${outer} pulgadas, alcanza para contestar mensajes, pagar y tomarse la foto con la cámara buena sin abrirlo.`,
      `La bisagra está probada para ${grouped(folds)} aperturas, que a cien por día son más de ${Math.floor(folds / 36500)} años. El pliegue se siente apenas al pasar el dedo y de frente casi no se ve.`,
      random.pick([
        'Cuídalo de la arena y no le quites la película interior: es parte de la pantalla. Si se raya, el centro de servicio la cambia.',
        'Se queda abierto en el ángulo que quieras, así que hace de tripié de sí mismo para fotos en grupo y videollamadas.',
      ]),
    ),
    highlights: [
      `Pantalla interior de ${inner}"`,
      `Pantalla exterior de ${outer}"`,
      `Bisagra para ${grouped(folds)} aperturas`,
      `${storage} GB y 12 GB de RAM`,
      'Se queda abierto en cualquier ángulo',
    ],
    specifications: [
      spec(
        'Pantallas',
        ['Interior', `${inner} pulgadas, AMOLED plegable de 120 Hz`],
        ['Exterior', `${outer} pulgadas, AMOLED`],
        ['Formato', book ? 'Tipo libro' : 'Tipo concha'],
      ),
      spec(
        'Rendimiento',
        ['Procesador', 'Procesador de ocho núcleos a 3.3 GHz, de 4 nm'],
        ['Memoria RAM', '12 GB'],
        ['Almacenamiento', `${storage} GB`],
        ['Red', '5G'],
      ),
      spec(
        'Batería y cámaras',
        ['Batería', `${grouped(mah)} mAh`],
        ['Carga', `${random.pick([25, 45, 66])} W por USB-C`],
        ['Cámara principal', '50 MP'],
      ),
      spec(
        'Generales',
        ['Chips', 'Un nano-SIM y una eSIM'],
        ['Peso', `${book ? random.int(228, 262) : random.int(184, 198)} g`],
        ['Resistencia', 'IPX8, contra agua'],
        ['Cumple con', 'NOM-001-SCFI, NOM-208-SCFI y homologación IFT'],
      ),
    ],
    price: pesos((book ? 31000 : 17000) + number * 500 + (storage > 256 ? 2000 : 0) + random.int(0, 8) * 400),
    variants: byColor(palette),
    pictures: colorGallery({ subject: `Plegable ${brand} ${model}`, art: 'foldable' }, palette, [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
      ['box', 'shelf'],
    ]),
    warranty: '24 meses con el fabricante',
    bigTicket: true,
    words: {
      modelo: series,
      uso: book ? 'leer y trabajar' : 'diario',
      color: palette[0]?.name.toLowerCase() ?? 'negro',
    },
  };
}
