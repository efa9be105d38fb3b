import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { LINENS } from './linen-reviews.ts';
import { NAMES } from './names.ts';

export const almohadas = lineup({
  category: 'hogar-jardin/colchones-y-blancos/almohadas',
  weight: 2,
  brands: ['Sueño Manso', 'Algodonia'],
  models: NAMES,
  reviews: reviews(
    [
      'Ya no amanezco con el cuello torcido. Ni muy alta ni muy bajita.',
      'La funda se quita y se lava, que era lo que buscaba.',
      'Duermo de lado y me sostiene la cabeza a buena altura.',
      'La aviento a la lavadora y sale esponjada otra vez.',
      'Mi abuelita pidió otra para su mecedora, así de cómoda.',
    ],
    ['Al principio se siente alta, a la semana ya agarró forma.', 'Cómoda, pero más chica de lo que uno imagina.'],
    ['Se aplastó al mes y ya no hay quien la levante.', 'Trae un olor a químico que no se va ni al sol.'],
    LINENS,
  ),
  kinds: [
    {
      name: 'Almohada estándar',
      line: 'Cincuenta por setenta centímetros, la que entra en cualquier funda y le acomoda a casi todo mundo.',
      price: 249,
      point: 'Medida estándar de 50 × 70 cm',
      specs: [
        ['Medida', '50 × 70 cm'],
        ['Altura', '15 cm'],
      ],
    },
    {
      name: 'Almohada cervical',
      group: 'forma',
      line: 'La curva deja descansar la nuca y los dos lados tienen altura distinta: el alto para dormir de lado, el bajo para boca arriba.',
      price: 549,
      point: 'Contorno cervical de dos alturas',
      specs: [
        ['Medida', '40 × 60 cm'],
        ['Altura', '10 y 12 cm'],
      ],
    },
    {
      name: 'Almohada king size',
      line: 'Noventa centímetros de ancho, para camas grandes y para quien duerme en diagonal.',
      price: 379,
      point: 'Medida king size de 50 × 90 cm',
      specs: [
        ['Medida', '50 × 90 cm'],
        ['Altura', '16 cm'],
      ],
    },
    {
      name: 'Almohada de cuerpo completo',
      group: 'blanda',
      line: 'Metro y medio para abrazar. Quien está embarazada o se recupera de la espalda sabe lo que vale.',
      price: 699,
      point: 'Mide 150 cm de largo',
      specs: [
        ['Medida', '45 × 150 cm'],
        ['Altura', '18 cm'],
      ],
    },
    {
      name: 'Almohada de viaje',
      note: 'Ponla con la abertura hacia un lado: así la cabeza no se va para adelante cuando te quedas dormido.',
      makes: [
        {
          name: 'de memory foam',
          line: 'El memory foam sostiene la cabeza cuando el camión agarra la curva.',
          point: 'Se amolda al cuello',
          specs: [
            ['Relleno', 'Espuma viscoelástica'],
            ['Lavado', 'Solo la funda'],
          ],
          more: 25,
        },
        {
          name: 'de microesferas',
          line: 'Las microesferas se acomodan solas y no dan calor.',
          point: 'Ligera y blandita',
          specs: [
            ['Relleno', 'Microesferas de poliestireno'],
            ['Lavado', 'A mano'],
          ],
        },
        {
          name: 'inflable',
          line: 'Desinflada cabe en el puño; se infla con cuatro soplidos.',
          point: 'Se guarda en la bolsa',
          specs: [
            ['Relleno', 'Aire'],
            ['Lavado', 'Solo la funda'],
          ],
          more: -20,
        },
      ],
      line: 'Abraza el cuello en el autobús y se comprime hasta caber en la bolsa lateral de la mochila.',
      price: 289,
      point: 'Se comprime a la mitad de su tamaño',
      specs: [
        ['Medida', '30 × 28 cm'],
        ['Altura', '12 cm'],
      ],
    },
    {
      name: 'Par de cojines decorativos',
      note: 'Mézclalos: uno liso, uno con textura. Los cierres van escondidos y el relleno se saca para lavar la funda.',
      makes: [
        {
          name: 'de lino',
          line: 'La funda de lino se quita con cierre oculto y se lava aparte.',
          point: 'Funda de lino con cierre',
          specs: [
            ['Funda exterior', 'Lino'],
            ['Lavado', 'Solo la funda'],
          ],
          more: 20,
        },
        {
          name: 'de terciopelo',
          line: 'El terciopelo cambia de tono según le pegue la luz de la tarde.',
          point: 'Terciopelo de pelo corto',
          specs: [
            ['Funda exterior', 'Terciopelo'],
            ['Lavado', 'En seco'],
          ],
          more: 15,
        },
        {
          name: 'tejidos',
          line: 'El tejido grueso invita a recargarse y no se marca.',
          point: 'Tejido grueso',
          specs: [
            ['Funda exterior', 'Algodón tejido'],
            ['Lavado', 'A mano'],
          ],
        },
      ],
      line: 'Dos cojines de 45 por 45 que le cambian la cara al sillón sin mover un mueble.',
      price: 399,
      point: 'Par de 45 × 45 cm con cierre',
      specs: [
        ['Medida', '45 × 45 cm'],
        ['Altura', '14 cm'],
      ],
    },
  ],
  makes: [
    {
      name: 'de fibra siliconada',
      group: 'blanda',
      line: 'El relleno de fibra siliconada es ligero, se lava en casa y vuelve a esponjar con unas palmadas.',
      point: 'Se lava en lavadora',
      specs: [
        ['Relleno', 'Fibra siliconada'],
        ['Lavado', 'Lavadora, ciclo delicado'],
      ],
    },
    {
      name: 'de memory foam',
      group: 'forma',
      line: 'El memory foam toma tu forma con el calor y la suelta despacio al moverte.',
      point: 'Se amolda con el calor del cuerpo',
      more: 55,
      specs: [
        ['Relleno', 'Espuma viscoelástica'],
        ['Lavado', 'Solo la funda'],
      ],
    },
    {
      name: 'de plumón sintético',
      group: 'blanda',
      line: 'El plumón sintético da lo mullido de la pluma sin alergias ni cañones que piquen.',
      point: 'Mullido y sin plumas',
      more: 30,
      specs: [
        ['Relleno', 'Microfibra tipo plumón'],
        ['Lavado', 'Lavadora, ciclo delicado'],
      ],
    },
    {
      name: 'de espuma con gel',
      group: 'forma',
      line: 'Una lámina de gel mantiene fresco el lado donde apoyas la cabeza, sin necesidad de voltearla a media noche.',
      point: 'Gel refrescante',
      more: 75,
      specs: [
        ['Relleno', 'Espuma con gel'],
        ['Lavado', 'Solo la funda'],
      ],
    },
  ],
  closings: [
    'Dale su sol de vez en cuando y cámbiala cada dos años: ninguna almohada es eterna.',
    'Viene comprimida; sacúdela y espera un par de horas a que se infle.',
    'Si duermes de lado, busca altura; si duermes boca abajo, mientras más baja mejor.',
  ],
  colors: ['Blanco', 'Marfil', 'Gris claro', 'Azul hielo', 'Verde salvia', 'Palo de rosa'],
  offered: 2,
  specs: [['Funda', 'Algodón y poliéster']],
  art: 'pillow',
  params: { pattern: 'plain' },
  scene: 'bedroom',
  warranty: '6 meses contra defectos de fabricación',
  contents: '1 pieza en bolsa',
});
