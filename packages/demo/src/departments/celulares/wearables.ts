import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { type ColorName, colors } from '../colors.ts';
import { byColor, pesos, prose, spec } from '../shared-draft.ts';
import { colorGallery } from '../shared-pictures.ts';
import { bandReviews, kidsWatchReviews, watchReviews } from './reviews/wearables.ts';

function smartwatch(random: Random): ProductDraft {
  const brand = random.pick(['Pulsera Viva', 'Orvenor', 'Zentli', 'Xiuhtek']);
  const kind = random.pick([
    {
      key: 'ciudad',
      series: ['Portal', 'Avenida', 'Alameda'],
      days: [2, 3],
      gps: false,
      price: 1799,
      text: 'Contesta desde la muñeca, paga en la tienda y ve quién escribe sin sacar el teléfono en la calle.',
    },
    {
      key: 'correr',
      series: ['Zancada', 'Maratón', 'Fondista'],
      days: [8, 14],
      gps: true,
      price: 3299,
      text: 'GPS de doble banda que no se pierde entre edificios, planes de entrenamiento y un aviso cuando de plano toca descansar.',
    },
    {
      key: 'montaña',
      series: ['Cumbre', 'Ajusco', 'Nevado'],
      days: [14, 24],
      gps: true,
      price: 5999,
      text: 'Mapa topográfico sin señal, altímetro, brújula y linterna. Titanio donde pega y silicón donde suda.',
    },
    {
      key: 'salud',
      series: ['Pulso', 'Aliento', 'Siesta'],
      days: [7, 10],
      gps: false,
      price: 1299,
      text: 'Mide ritmo, oxígeno y sueño, y lo cuenta en palabras, no en gráficas que nadie entiende. No sustituye a tu médico, pero ayuda a platicar con él.',
    },
  ]);
  const series = random.pick(kind.series);
  const number = random.int(2, 8);
  const size = random.pick([40, 42, 44, 46]);
  const screen = random.pick(['1.3', '1.43', '1.5']);
  const days = random.pick(kind.days);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Plata'],
      ['Grafito', 'Oro rosa', 'Azul marino'],
      ['Titanio', 'Negro'],
      ['Negro', 'Verde olivo', 'Hueso'],
    ]),
  );
  return {
    brand,
    model: `${series} ${number}`,
    title: `Reloj inteligente ${brand} ${series} ${number} de ${size} mm, pantalla AMOLED de ${screen}"${kind.gps ? ' y GPS' : ''}`,
    description: prose(
      `${kind.text}`,
      `La pantalla AMOLED de ${screen} pulgadas se lee al rayo del sol y la pila dura unos ${days} días de uso real, con notificaciones y ${kind.gps ? 'una salida con GPS' : 'sueño medido'} de por medio.`,
      random.pick([
        `La caja de ${size} mm queda bien en muñecas ${size <= 42 ? 'delgadas' : 'medianas y gruesas'}. Usa correas estándar de ${size <= 42 ? 20 : 22} mm, así que puedes cambiarlas en cualquier lado.`,
        'Se entiende con teléfonos de los dos sistemas. La aplicación está en español y no te obliga a pagar una mensualidad.',
        'Aguanta alberca y regadera (5 ATM). Enjuágalo después del mar.',
      ]),
    ),
    highlights: [
      `Hasta ${days} días de pila`,
      kind.gps ? 'GPS integrado' : 'Notificaciones y llamadas',
      `Pantalla AMOLED de ${screen}"`,
      'Sumergible 5 ATM',
      'Aplicación en español sin mensualidad',
    ],
    specifications: [
      spec(
        'Pantalla',
        ['Tipo', `AMOLED de ${screen} pulgadas`],
        ['Siempre encendida', 'Sí'],
        ['Cristal', kind.key === 'montaña' ? 'Zafiro' : 'Vidrio reforzado'],
      ),
      spec(
        'Sensores',
        ['Ritmo cardiaco', 'Sí'],
        ['Oxígeno en sangre', 'Sí'],
        ['GPS', kind.gps ? 'Integrado' : 'Con el teléfono'],
        ['Altímetro', kind.key === 'montaña' ? 'Sí' : 'No'],
      ),
      spec(
        'Generales',
        ['Caja', `${size} mm`],
        ['Correa', `${size <= 42 ? 20 : 22} mm, intercambiable`],
        ['Resistencia al agua', '5 ATM'],
        ['Batería', `${days} días`],
        ['Bluetooth', '5.3'],
        ['Cumple con', 'NOM-208-SCFI'],
      ),
    ],
    price: pesos(kind.price + number * 140 + (size >= 44 ? 300 : 0) + random.int(0, 3) * 100),
    variants: byColor(palette),
    pictures: colorGallery(
      {
        subject: `Reloj inteligente ${brand} ${series} ${number}`,
        art: /correr|montaña/u.test(kind.key) ? 'round-smartwatch' : 'smartwatch',
      },
      palette,
      [
        ['hero', 'studio'],
        ['detail', 'studio'],
        ['lifestyle', kind.key === 'montaña' ? 'garden' : kind.key === 'correr' ? 'gym' : 'desk'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    bigTicket: kind.price > 3000,
    words: { modelo: series, dias: String(days) },
  };
}

function band(random: Random): ProductDraft {
  const brand = random.pick(['Pulsera Viva', 'Kiuva', 'Ixaya']);
  const series = random.pick(['Paso', 'Brinco', 'Trote', 'Ritmo', 'Latido', 'Vereda']);
  const number = random.int(2, 9);
  const days = random.pick([10, 12, 14, 18, 21]);
  const screen = random.pick(['1.1', '1.47', '1.62']);
  const trait = random.pick([
    'con oxímetro',
    'para nadar',
    'con GPS conectado',
    'con análisis de sueño',
    'con pago sin contacto',
  ]);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rosa', 'Turquesa'],
      ['Negro', 'Naranja'],
      ['Grafito', 'Lavanda', 'Verde menta'],
      ['Negro', 'Azul marino'],
    ]),
  );
  return {
    brand,
    model: `${series} ${number}`,
    title: `Banda de actividad ${brand} ${series} ${number} ${trait}, pantalla de ${screen}" y ${days} días de pila`,
    description: prose(
      trait === 'para nadar'
        ? `Cuenta brazadas y vueltas, y bloquea la pantalla para que el agua no la active. La ${series} ${number} se queda en la alberca lo que tú aguantes.`
        : trait === 'con análisis de sueño'
          ? `Duerme con ella y en la mañana te dice, sin regaños, cuánto descansaste y a qué hora te conviene acostarte.`
          : trait === 'con pago sin contacto'
            ? `Sal a correr sin cartera: la ${series} ${number} paga el agua en la tienda con solo acercarla a la terminal.`
            : `La ${series} ${number} pesa menos que una moneda de diez y mide pasos, ritmo y ${trait === 'con oxímetro' ? 'oxígeno en sangre' : 'ruta, usando el GPS del teléfono'} todo el día.`,
      `Con ${days} días de pila se carga dos veces al mes. Vibra con llamadas y mensajes, y el despertador silencioso despierta a quien la trae, no a la casa entera.`,
    ),
    highlights: [`${days} días de pila`, `Pantalla de ${screen}"`, 'Sumergible 5 ATM', 'Despertador silencioso'],
    specifications: [
      spec(
        'Pantalla y batería',
        ['Pantalla', `AMOLED de ${screen} pulgadas`],
        ['Batería', `${days} días`],
        ['Carga', 'Base magnética'],
      ),
      spec(
        'Medición',
        ['Ritmo cardiaco', 'Continuo'],
        ['Sueño', 'Sí'],
        ['Deportes', `${random.pick([50, 90, 120, 150])} modos`],
        ['Función destacada', trait],
      ),
      spec(
        'Generales',
        ['Resistencia al agua', '5 ATM'],
        ['Peso', `${random.int(14, 27)} g`],
        ['Correa', 'Silicón, 135 a 210 mm'],
        ['Cumple con', 'NOM-208-SCFI'],
      ),
    ],
    price: pesos(449 + number * 45 + (trait.includes('pago') ? 250 : 0) + (screen === '1.62' ? 120 : 0)),
    variants: byColor(palette),
    pictures: colorGallery(
      { subject: `Banda de actividad ${brand} ${series} ${number}`, art: 'fitness-band' },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', 'gym'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: { modelo: series, dias: String(days) },
  };
}

function kidsWatch(random: Random): ProductDraft {
  const brand = random.pick(['Abrazo', 'Ixaya', 'Kiuva']);
  const series = random.pick(['Grillito', 'Ajolotito', 'Catarina', 'Trompo', 'Canica', 'Papalote']);
  const number = random.int(1, 6);
  const network = random.pick(['4G con videollamada', '4G con llamadas', 'sin chip, con juegos']);
  const connected = network !== 'sin chip, con juegos';
  const age = random.pick(['4 a 8', '5 a 10', '6 a 12']);
  const shape = random.pick(['redondo', 'cuadrado']);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Azul cielo', 'Rosa'],
      ['Verde limón', 'Morado'],
      ['Amarillo', 'Azul'],
      ['Coral', 'Turquesa'],
    ]),
  );
  return {
    brand,
    model: `${series} ${number}`,
    title: `Reloj para niños ${brand} ${series} ${number} ${shape} ${network}, de ${age} años`,
    description: prose(
      connected
        ? `Para saber que ya llegó a la escuela sin darle un celular. El ${series} ${number} llama solo a los números que tú autorizas y manda su ubicación cuando la pides.`
        : `Un primer reloj que enseña la hora, cuenta pasos y trae juegos cortos y cámara de juguete. El ${series} ${number} no se conecta a internet: nada que vigilar.`,
      connected
        ? random.pick([
            'El botón SOS, apretado tres segundos, marca en cadena a mamá, papá y quien agregues. En horario de clases se bloquea y queda solo la hora.',
            'Puedes dibujar zonas en el mapa (casa, escuela, abuelos) y te avisa al entrar o salir. En clase se bloquea y queda solo la hora.',
            'Recibe notas de voz cortas y manda corazones. Números desconocidos, ninguno.',
          ])
        : random.pick([
            'Aguanta lavadas de manos y patio de recreo. La correa de silicón tiene seguro doble para que no se pierda en el camión.',
            'Trae cronómetro para las carreras y un podómetro con medallas que motivan a caminar a la escuela.',
          ]),
      connected && 'Necesita un chip nano con datos (no incluido); con el plan más chico sobra.',
    ),
    highlights: [
      connected ? 'Solo números autorizados' : 'Sin internet',
      connected ? 'Botón SOS' : 'Juegos y cámara',
      `Para niños de ${age} años`,
      'Resiste salpicaduras (IP67)',
    ],
    specifications: [
      spec(
        'Funciones',
        ['Llamadas', connected ? 'Sí' : 'No'],
        ['Ubicación', connected ? 'GPS, Wi-Fi y antenas' : 'No'],
        ['Cámara', connected ? '2 MP' : '0.3 MP'],
        ['Modo escuela', 'Sí'],
        ['Edad', `${age} años`],
      ),
      spec(
        'Generales',
        ['Pantalla', `1.4 pulgadas, ${shape}`],
        ['Batería', connected ? '2 días' : '6 días'],
        ['Resistencia', 'IP67'],
        ['Chip', connected ? 'Nano-SIM, no incluido' : 'No usa'],
        ['Peso', `${random.int(38, 52)} g`],
      ),
    ],
    price: pesos((connected ? 1149 : 449) + number * 50 + (network.includes('video') ? 300 : 0)),
    variants: byColor(palette),
    pictures: colorGallery(
      {
        subject: `Reloj para niños ${brand} ${series} ${number}`,
        art: shape === 'redondo' ? 'round-smartwatch' : 'smartwatch',
      },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', 'street'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '6 meses con el fabricante',
    words: { modelo: series, nino: random.pick(['mi hija', 'mi hijo', 'mi sobrino', 'mi nieta']) },
  };
}

const at = (leaf: string) => `celulares/relojes-y-bandas/${leaf}`;

export const wearables: readonly Archetype[] = [
  { category: at('relojes-inteligentes'), weight: 6, reviews: watchReviews, make: smartwatch },
  { category: at('bandas-de-actividad'), weight: 3, reviews: bandReviews, make: band },
  { category: at('relojes-para-ninos'), weight: 2, reviews: kidsWatchReviews, make: kidsWatch },
];
