import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColor, pesos, prose, spec } from '../../shared-draft.ts';
import { colorGallery } from '../../shared-pictures.ts';

/** A holder, a tripod or a ring light for a phone. */
export function stand(random: Random): ProductDraft {
  const kind = random.pick([
    {
      name: 'Soporte magnético para coche',
      scene: 'garage',
      art: 'phone-stand',
      price: 229,
      text: 'Se fija a la rejilla del aire con gancho metálico, no con la pincita de siempre. El imán sostiene hasta en los topes de la colonia.',
    },
    {
      name: 'Soporte de ventosa para parabrisas',
      scene: 'garage',
      art: 'phone-stand',
      price: 199,
      text: 'Brazo corto y ventosa con gel que se lava y vuelve a pegar. Deja el mapa a la altura de la vista, no en las rodillas.',
    },
    {
      name: 'Soporte plegable de escritorio',
      scene: 'desk',
      art: 'phone-stand',
      price: 149,
      text: 'Aluminio con hule abajo para que no camine. Se pliega y cabe en la bolsa de la laptop.',
    },
    {
      name: 'Tripié flexible',
      scene: 'desk',
      art: 'tripod',
      price: 249,
      text: 'Las patas se enrollan en un barandal, una rama o el respaldo de la silla. Trae control Bluetooth para disparar sin correr.',
    },
    {
      name: 'Tripié de 1.70 m',
      scene: 'studio',
      art: 'tripod',
      price: 349,
      text: 'Sube hasta 1.70 m para grabar de pie y se guarda en 45 cm. La cabeza gira de vertical a horizontal con una mano.',
    },
    {
      name: 'Bastón para selfies con tripié',
      scene: 'beach',
      art: 'tripod',
      price: 229,
      text: 'Bastón que se vuelve tripié cuando quieres salir tú también en la foto. El control se despega del mango.',
    },
    {
      name: 'Aro de luz con soporte',
      scene: 'desk',
      art: 'tripod',
      price: 399,
      text: 'Luz pareja en tres tonos para videos y videollamadas. Se conecta a cualquier USB y el brazo sostiene el celular al centro.',
    },
    {
      name: 'Soporte para bicicleta y moto',
      scene: 'street',
      art: 'phone-stand',
      price: 269,
      text: 'Abraza el teléfono por las cuatro esquinas y amortigua la vibración, que es lo que daña las cámaras.',
    },
  ]);
  const brand = random.pick(['Ándale Cel', 'Durango Móvil', 'Fundarte']);
  const series = random.pick(['Firme', 'Gancho', 'Estaca', 'Mirador', 'Garza', 'Ancla']);
  const number = random.int(1, 9);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro'],
      ['Negro', 'Blanco'],
      ['Grafito', 'Rosa claro'],
      ['Plata', 'Negro'],
    ]),
  );
  const low = random.pick([4.7, 5.0, 5.5]);
  return {
    brand,
    model: `${series} ${number}`,
    title: `${kind.name} ${brand} ${series} ${number} para celulares de ${low} a 7 pulgadas`,
    description: prose(
      kind.text,
      `El ${series} ${number} recibe teléfonos de ${low} a 7 pulgadas, con funda puesta. ${random.pick(['La rótula se aprieta a mano, sin herramienta.', 'Las partes que tocan el teléfono llevan silicón para no rayarlo.', 'Trae un repuesto de la pieza que más se gasta, cosa rara y buena.'])}`,
    ),
    highlights: ['Con funda puesta', `De ${low} a 7 pulgadas`, 'Gira 360 grados', 'Se instala sin herramienta'],
    specifications: [
      spec(
        'Uso',
        ['Tipo', kind.name],
        ['Compatibilidad', `Celulares de ${low} a 7 pulgadas`],
        ['Giro', '360 grados'],
        ['Con funda', 'Sí'],
      ),
      spec(
        'Generales',
        ['Material', random.pick(['Aluminio y silicón', 'ABS y silicón', 'Policarbonato y acero'])],
        ['Peso', `${random.int(85, 620)} g`],
        ['Carga máxima', `${random.pick([350, 400, 500])} g`],
        ['Contenido', 'Soporte y guía en español'],
      ),
    ],
    price: pesos(kind.price + number * 8),
    variants: byColor(palette),
    pictures: colorGallery({ subject: `${kind.name} ${brand} ${series} ${number}`, art: kind.art }, palette, [
      ['hero', 'studio'],
      ['lifestyle', kind.scene],
      ['detail', 'studio'],
    ]),
    warranty: '6 meses con el fabricante',
    words: { modelo: series, tipo: kind.name.toLowerCase() },
  };
}
