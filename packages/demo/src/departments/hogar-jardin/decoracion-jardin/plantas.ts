import { lineup } from '../../shared-lineup.ts';
import { reviews } from '../../shared-sheet.ts';
import { base } from './base.ts';
import { DECOR } from './decor-reviews.ts';

export const plantas = lineup({
  ...base,
  category: 'hogar-jardin/jardin-orden-y-limpieza/macetas-y-riego',
  weight: 2,
  brands: ['Jardín de Tula'],
  art: 'planter',
  scene: 'garden',
  contents: '1 pieza o juego según modelo',
  reviews: reviews(
    [
      'Mi sábila revivió en esta maceta.',
      'Drena bien, ya no se me ahogan las plantas.',
      'No se dobla ni se hacen nudos, por fin.',
      'Lo uso en {uso} todas las mañanas.',
      'Aguanta el sol de la azotea sin tronarse.',
    ],
    ['El plato de abajo se vende aparte, ojo.', 'Los conectores son de plástico, trátenlos con cariño.'],
    ['Se agrietó con la primera helada.', 'Gotea por la unión aunque la apriete.'],
    DECOR,
  ),
  kinds: [
    {
      name: 'Maceta redonda',
      line: 'Con hoyo de drenaje y plato, que es como las plantas viven.',
      price: 229,
      point: 'Hoyo de drenaje y plato',
      use: 'la azotea',
      group: 'maceta',
      params: { motif: 'emoji:potted-plant' },
      specs: [
        ['Drenaje', 'Sí'],
        ['Plato', 'Incluido'],
      ],
      choice: {
        name: 'Diámetro',
        values: [
          ['15 cm', -70],
          ['22 cm', 0],
          ['30 cm', 130],
          ['40 cm', 320],
        ],
      },
    },
    {
      name: 'Jardinera rectangular',
      line: 'Para el pretil de la ventana: albahaca, cilantro y un chile piquín.',
      price: 289,
      point: '60 cm de largo',
      use: 'la ventana',
      group: 'maceta',
      params: { motif: 'emoji:herb' },
      specs: [
        ['Largo', '60 cm'],
        ['Drenaje', 'Sí'],
      ],
    },
    {
      name: 'Maceta colgante',
      line: 'Trae su cuerda y su gancho. Los helechos y las cunas de moisés la agradecen.',
      price: 199,
      point: 'Cuerda y gancho incluidos',
      use: 'el balcón',
      group: 'maceta',
      params: { motif: 'emoji:sheaf-of-rice' },
      specs: [
        ['Diámetro', '20 cm'],
        ['Drenaje', 'Sí'],
      ],
    },
    {
      name: 'Manguera con pistola',
      makes: [
        {
          name: 'trenzada',
          line: 'La malla trenzada no deja que se haga nudo ni que se infle.',
          point: 'No se tuerce',
          specs: [
            ['Capas', '4, con malla'],
            ['Conectores', 'Polipropileno'],
          ],
          palette: ['#2e8b57', '#f5c929'],
        },
        {
          name: 'con conectores de latón',
          line: 'Los conectores de latón no se barren con los años.',
          point: 'Conectores de latón',
          specs: [
            ['Capas', '4, con malla'],
            ['Conectores', 'Latón'],
          ],
          more: 20,
          palette: ['#ee7a25', '#1d1d20'],
        },
        {
          name: 'de uso rudo',
          line: 'Seis capas para agua caliente del mediodía, piedra y llanta de coche.',
          point: 'Seis capas',
          specs: [
            ['Capas', '6, con malla'],
            ['Conectores', 'Latón'],
          ],
          more: 40,
          palette: ['#2c62b8', '#f6f5f1'],
        },
      ],
      note: 'Riega temprano o ya que bajó el sol, y guárdala enrollada y sin agua.',
      art: 'hose',
      line: 'Capas trenzadas que no se tuercen y una pistola de siete chorros.',
      price: 349,
      point: 'Pistola de 7 chorros',
      use: 'el jardín',
      group: 'riego',
      specs: [
        ['Diámetro', '1/2 pulgada'],
        ['Presión máxima', '8 bar'],
      ],
      choice: {
        name: 'Largo',
        values: [
          ['10 m', -110],
          ['15 m', 0],
          ['30 m', 240],
        ],
      },
    },
    {
      name: 'Kit de riego por goteo',
      note: 'Se arma sin herramienta en una tarde. Con una llave de tiempo, se riega solo.',
      art: 'hose',
      line: 'Veinticinco goteros que le dan a cada planta lo suyo, aunque te vayas una semana.',
      price: 429,
      point: '25 goteros y 20 m de tubo',
      use: 'el huerto',
      group: 'riego',
      specs: [
        ['Goteros', '25'],
        ['Tubo', '20 m'],
      ],
    },
    {
      name: 'Podadora eléctrica',
      makes: [
        {
          name: 'con bolsa recolectora',
          line: 'La bolsa junta el corte y te ahorra el rastrillo.',
          point: 'Bolsa de 35 L',
          specs: [
            ['Recolección', '35 L'],
            ['Alimentación', '127 V'],
          ],
          more: 8,
        },
        {
          name: 'inalámbrica',
          line: 'Con batería de 40 V se olvida uno del cable y del susto de cortarlo.',
          point: 'Sin cable, 40 minutos',
          specs: [
            ['Alimentación', 'Batería de 40 V'],
            ['Autonomía', '40 minutos'],
          ],
          more: 65,
        },
        {
          name: 'de cable',
          line: 'Pesa diez kilos y se guarda parada; solo cuida por dónde anda el cable.',
          point: 'Ligera, 10 kg',
          specs: [
            ['Alimentación', '127 V'],
            ['Peso', '10 kg'],
          ],
        },
      ],
      note: 'Corta el pasto seco y nunca más de un tercio de su altura; queda más verde y parejo.',
      art: 'mower',
      line: 'Ligera y de arranque con botón, para jardines de hasta 200 metros.',
      price: 2990,
      point: 'Corte de 32 cm y 5 alturas',
      use: 'el pasto',
      group: 'riego',
      specs: [
        ['Ancho de corte', '32 cm'],
        ['Potencia', '1,300 W'],
      ],
    },
  ],
  makes: [
    {
      name: 'de barro',
      group: 'maceta',
      line: 'El barro respira y protege las raíces del calor.',
      point: 'Barro cocido',
      specs: [
        ['Material', 'Barro'],
        ['Exterior', 'Sí'],
      ],
      palette: ['#bf5f3c', '#2e8b57'],
    },
    {
      name: 'de talavera',
      group: 'maceta',
      line: 'Pintada a mano, con el esmalte por fuera y el barro desnudo por dentro.',
      point: 'Decorada a mano',
      more: 60,
      specs: [
        ['Material', 'Cerámica de talavera'],
        ['Exterior', 'Sí'],
      ],
      palette: ['#1f46b4', '#f6f5f1'],
    },
    {
      name: 'de fibra de vidrio',
      group: 'maceta',
      line: 'Pesa la tercera parte que el cemento y no se despostilla.',
      point: 'Ligera y resistente',
      more: 40,
      specs: [
        ['Material', 'Fibra de vidrio'],
        ['Exterior', 'Sí'],
      ],
      palette: ['#45484e', '#2c5236'],
    },
    {
      name: 'de fibra natural',
      group: 'maceta',
      line: 'Tejida con palma y con forro interior para que no moje la mesa.',
      point: 'Palma tejida con forro',
      more: 15,
      specs: [
        ['Material', 'Palma'],
        ['Exterior', 'No'],
      ],
      palette: ['#d9c4a1', '#2e8b57'],
    },
    {
      name: 'reforzada',
      group: 'riego',
      line: 'Los conectores son de latón, de los que no se barren.',
      point: 'Conectores de latón',
      more: 20,
      specs: [
        ['Conectores', 'Latón'],
        ['Exterior', 'Sí'],
      ],
      palette: ['#2e8b57', '#f5c929'],
    },
    {
      name: 'para jardín chico',
      group: 'riego',
      line: 'Ocupa poco y se cuelga en un solo gancho.',
      point: 'Fácil de guardar',
      specs: [
        ['Conectores', 'Polipropileno'],
        ['Exterior', 'Sí'],
      ],
      palette: ['#ee7a25', '#1d1d20'],
    },
  ],
  closings: [
    'Riega temprano o ya que bajó el sol, que a mediodía se evapora la mitad.',
    'Ponle piedra o tepalcate en el fondo antes de la tierra.',
  ],
  last: 'scale',
});
