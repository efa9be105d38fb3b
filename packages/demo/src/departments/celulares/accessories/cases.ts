import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColor, pesos, prose, spec } from '../../shared-draft.ts';
import { colorGallery } from '../../shared-pictures.ts';
import { phonesServed } from './phones-served.ts';

interface CaseDesign {
  name: string;
  motif?: string;
  pattern: string;
  text: string;
  palette: readonly ColorName[];
  price: number;
}

const designs: readonly CaseDesign[] = [
  {
    name: 'Otomí',
    pattern: 'otomi',
    text: 'El dibujo se inspira en los bordados de Tenango: venados, pájaros y flores que no se repiten igual en dos fundas.',
    palette: ['Blanco', 'Rosa mexicano', 'Turquesa'],
    price: 249,
  },
  {
    name: 'Talavera',
    pattern: 'talavera',
    text: 'Los azulejos de las cocinas poblanas, en relieve suave que se siente con el dedo y ayuda al agarre.',
    palette: ['Azul rey', 'Amarillo'],
    price: 249,
  },
  {
    name: 'Nopalera',
    motif: 'emoji:cactus',
    pattern: 'plain',
    text: 'Un nopal solitario sobre color liso, impreso por dentro de la cubierta para que no se despinte.',
    palette: ['Verde menta', 'Durazno', 'Arena'],
    price: 229,
  },
  {
    name: 'Lotería del Sol',
    motif: 'emoji:sun-with-face',
    pattern: 'plain',
    text: 'El sol de la baraja, grande y contento, para distinguir tu teléfono entre cuatro sobre la mesa.',
    palette: ['Amarillo', 'Azul cielo'],
    price: 229,
  },
  {
    name: 'Calaverita',
    motif: 'emoji:skull',
    pattern: 'flowers',
    text: 'Calavera de azúcar con corona de flores. Bonita en noviembre y el resto del año también.',
    palette: ['Negro', 'Morado', 'Rosa mexicano'],
    price: 239,
  },
  {
    name: 'Pan Dulce',
    motif: 'emoji:croissant',
    pattern: 'dots',
    text: 'Puro antojo: conchas y cuernitos sobre fondo de mantel. Advertencia: da hambre.',
    palette: ['Rosa claro', 'Crema'],
    price: 229,
  },
  {
    name: 'Ajolote',
    motif: 'emoji:lizard',
    pattern: 'dots',
    text: 'El vecino más famoso de Xochimilco te sonríe cada vez que volteas el teléfono.',
    palette: ['Rosa', 'Aqua'],
    price: 229,
  },
  {
    name: 'Bugambilia',
    motif: 'emoji:hibiscus',
    pattern: 'flowers',
    text: 'Flores de barda en tono intenso, con acabado mate que no guarda huellas.',
    palette: ['Bugambilia', 'Blanco perla'],
    price: 239,
  },
  {
    name: 'Marmoleada',
    pattern: 'gradient',
    text: 'Vetas suaves como de piedra pulida y brillo discreto. Va con todo, hasta con traje.',
    palette: ['Blanco', 'Gris', 'Verde esmeralda'],
    price: 219,
  },
  {
    name: 'Lisa Seda',
    pattern: 'plain',
    text: 'Silicón líquido por fuera y microfibra por dentro: agarra bien en la mano y sale fácil del pantalón.',
    palette: ['Negro', 'Azul marino', 'Lavanda', 'Verde salvia', 'Terracota'],
    price: 199,
  },
  {
    name: 'Blindaje',
    pattern: 'camo',
    text: 'Doble capa con esquinas de aire, probada en caídas de 2.4 m. Deja puertos y botones libres.',
    palette: ['Negro', 'Verde militar', 'Arena'],
    price: 329,
  },
  {
    name: 'Cristalina',
    pattern: 'plain',
    text: 'Transparente de verdad: el tratamiento contra el sol la mantiene sin ponerse amarilla durante meses.',
    palette: ['Transparente'],
    price: 179,
  },
  {
    name: 'Cartera de Piel',
    pattern: 'plain',
    text: 'Piel de León, Guanajuato, con lugar para tres tarjetas y un billete doblado. Se hace más bonita con el uso.',
    palette: ['Café', 'Negro', 'Vino'],
    price: 449,
  },
  {
    name: 'Imán',
    pattern: 'plain',
    text: 'Anillo magnético integrado: se pega al cargador inalámbrico y al soporte del coche sin acomodos.',
    palette: ['Grafito', 'Azul hielo', 'Transparente'],
    price: 299,
  },
];

/** A case for one model of phone. */
export function phoneCase(random: Random): ProductDraft {
  const design = random.pick(designs);
  const brand = random.pick(['Fundarte', 'Chipotle Móvil', 'Ándale Cel']);
  const model = random.pick(phonesServed);
  const palette = colors(...design.palette);
  const leather = design.name === 'Cartera de Piel';
  return {
    brand,
    model: design.name,
    title: `Funda ${brand} ${design.name} para ${model}`,
    description: prose(
      design.text,
      `Hecha a la medida del ${model}: el corte de las cámaras coincide y el borde sube un milímetro sobre la pantalla para que no la apoyes contra la mesa.`,
      leather
        ? 'Límpiala con un trapo apenas húmedo y dale crema para calzado neutra dos veces al año.'
        : random.pick([
            'Permite carga inalámbrica con la funda puesta.',
            'Se lava con agua y jabón de trastes; déjala secar antes de ponerla.',
            'Los botones laterales quedan suaves, no hay que apretar con la uña.',
          ]),
    ),
    highlights: [
      `A la medida del ${model}`,
      'Borde elevado en pantalla y cámaras',
      leather ? 'Piel genuina de León' : 'No se resbala de la mano',
      'Botones suaves',
    ],
    specifications: [
      spec(
        'Compatibilidad',
        ['Modelo', model],
        ['Carga inalámbrica', leather ? 'No' : 'Sí'],
        ['Anillo magnético', design.name === 'Imán' ? 'Sí' : 'No'],
      ),
      spec(
        'Material',
        ['Exterior', leather ? 'Piel de res' : design.name === 'Lisa Seda' ? 'Silicón líquido' : 'TPU y policarbonato'],
        ['Interior', leather ? 'Microfibra' : 'TPU con textura'],
        ['Protección', design.name === 'Blindaje' ? 'Caídas de hasta 2.4 m' : 'Caídas de hasta 1.2 m'],
      ),
      spec(
        'Generales',
        ['Peso', `${leather ? 78 : design.name === 'Blindaje' ? 54 : random.int(26, 38)} g`],
        ['Contenido', '1 funda'],
        ['Origen', leather ? 'Hecho en México' : 'Importado'],
      ),
    ],
    price: pesos(design.price + random.int(-2, 4) * 10),
    variants: byColor(palette),
    pictures: colorGallery(
      {
        subject: `Funda ${design.name} para ${model}`,
        art: 'phone-case',
        params: { pattern: design.pattern, ...(design.motif ? { motif: design.motif } : {}) },
      },
      palette,
      [
        ['hero', 'studio'],
        ['detail', 'studio'],
        ['lifestyle', 'desk'],
      ],
      ['#e4007c', '#2bb5b8'],
    ),
    warranty: '30 días por defectos de fabricación',
    words: { modelo: model, diseno: design.name },
  };
}
