import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColor, byOption, grouped, pesos, prose, spec } from '../../shared-draft.ts';
import { colorGallery } from '../../shared-pictures.ts';

/** A charger, with or without a cable. */
export function charger(random: Random): ProductDraft {
  const kind = random.pick(['pared', 'pared', 'coche', 'inalámbrico'] as const);
  const brand = random.pick(['Cargatodo', 'Volcánica', 'Ándale Cel']);
  const watts = random.pick(
    kind === 'pared' ? [20, 30, 33, 45, 65, 100] : kind === 'coche' ? [30, 45, 60] : [10, 15, 25],
  );
  const ports = kind === 'inalámbrico' ? 1 : watts >= 45 ? random.pick([2, 3]) : random.pick([1, 2]);
  const series = random.pick(
    {
      pared: ['Chispa', 'Enchufín', 'Compadre', 'Rayo'],
      coche: ['Carretera', 'Copiloto', 'Caseta'],
      inalámbrico: ['Comal', 'Petate', 'Tortilla'],
    }[kind],
  );
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Blanco', 'Negro'],
      ['Negro'],
      ['Blanco', 'Lavanda', 'Verde menta'],
      ['Grafito', 'Rosa claro'],
    ]),
  );
  const cable = kind !== 'inalámbrico' && random.chance(0.5);
  const noun = { pared: 'Cargador de pared', coche: 'Cargador para coche', inalámbrico: 'Cargador inalámbrico' }[kind];
  const what = ports === 1 ? '1 puerto USB-C' : ports === 2 ? 'USB-C y USB-A' : '2 USB-C y 1 USB-A';
  return {
    brand,
    model: `${series} ${watts}`,
    title: `${noun} ${brand} ${series} ${watts} W${kind === 'inalámbrico' ? ', base plana con imán' : `, ${what}${cable ? ', con cable de 1 m' : ''}`}`,
    description: prose(
      kind === 'pared'
        ? watts >= 65
          ? `Un solo cargador para la laptop, el celular y los audífonos. El ${series} usa nitruro de galio (GaN), por eso da ${watts} W en el tamaño de una mazorca chica y no quema al tocarlo.`
          : `Lleva un teléfono moderno de 0 a 50% en cosa de media hora. El ${series} de ${watts} W reconoce lo que conectas y le da justo lo que pide, ni más ni menos.`
        : kind === 'coche'
          ? `Del tianguis al trabajo alcanza para recuperar la mitad de la pila. El ${series} entra al ras del encendedor y tiene una luz tenue para encontrarlo de noche.`
          : `Llegas, lo pones encima y listo. El ${series} se alinea con el imán y carga con hasta ${watts} W los teléfonos con carga Qi; atraviesa fundas de hasta 4 mm.`,
      kind === 'coche'
        ? 'Funciona con 12 y 24 V, así que también sirve en camionetas y tráilers.'
        : kind === 'inalámbrico'
          ? 'Detecta si hay una moneda o una llave encima y, en ese caso, no enciende. Una luz tenue avisa que está cargando.'
          : 'Trabaja de 100 a 240 V. Protege contra sobrecorriente y se detiene cuando la batería está llena.',
      kind === 'inalámbrico'
        ? random.pick([
            'El cable USB-C viene integrado; úsalo con un adaptador de 30 W para la velocidad completa.',
            'Mide lo que un portavasos y no se resbala del buró. El adaptador de pared se vende aparte.',
          ])
        : cable
          ? 'Trae cable USB-C trenzado de un metro.'
          : random.pick([
              'El cable se vende aparte; usa uno de buena calidad para alcanzar la velocidad completa.',
              'No incluye cable: seguro ya tienes uno USB-C en casa.',
            ]),
    ),
    highlights: [
      `${watts} W de potencia`,
      kind === 'inalámbrico' ? 'Alineación magnética' : what,
      kind === 'coche' ? 'Para 12 y 24 V' : kind === 'pared' ? 'De 100 a 240 V' : 'Carga a través de la funda',
      'Protección contra sobrecalentamiento',
    ],
    specifications: [
      spec(
        'Potencia',
        ['Máxima', `${watts} W`],
        ['Puertos', kind === 'inalámbrico' ? 'Base Qi con imán' : what],
        ['Protocolos', kind === 'inalámbrico' ? 'Qi2' : 'USB PD 3.0 y PPS'],
        [
          'Entrada',
          kind === 'coche'
            ? '12-24 V'
            : kind === 'inalámbrico'
              ? 'USB-C, adaptador de 30 W recomendado'
              : '100-240 V, 50/60 Hz',
        ],
      ),
      spec(
        'Generales',
        ['Peso', `${Math.round(32 + watts * 1.2)} g`],
        ['Cable incluido', cable ? 'Sí, 1 m' : kind === 'inalámbrico' ? 'Integrado, 1.2 m' : 'No'],
        ['Clavija', kind === 'pared' ? 'Tipo A' : 'No aplica'],
        ['Cumple con', 'NOM-001-SCFI'],
        ['Contenido', kind === 'inalámbrico' ? 'Base y guía' : cable ? 'Cargador y cable' : 'Cargador'],
      ),
    ],
    price: pesos(139 + watts * 5.4 + (ports - 1) * 45 + (cable ? 60 : 0) + (kind === 'inalámbrico' ? 130 : 0)),
    variants: byColor(palette),
    pictures: colorGallery(
      {
        subject: `${noun} ${brand} ${series}`,
        art: kind === 'inalámbrico' ? 'wireless-charger' : kind === 'coche' ? 'car-charger' : 'charger',
        params: { label: brand },
      },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', kind === 'coche' ? 'garage' : 'bedroom'],
        ['box', 'shelf'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: { modelo: series, watts: String(watts) },
  };
}

/** A cable for charging or for data. */
export function cable(random: Random): ProductDraft {
  const kind = random.pick([
    { name: 'USB-C a USB-C', watts: 60, base: 119 },
    { name: 'USB-C a USB-C', watts: 100, base: 169 },
    { name: 'USB-A a USB-C', watts: 18, base: 89 },
    { name: 'USB-A a micro USB', watts: 12, base: 69 },
    { name: '3 en 1', watts: 15, base: 149 },
    { name: 'USB-C a USB-C de 240 W', watts: 240, base: 249 },
  ]);
  const brand = random.pick(['Cargatodo', 'Ándale Cel', 'Chipotle Móvil']);
  const finish = random.pick([
    'trenzado en nailon',
    'de silicón suave',
    'reforzado con fibra',
    'retráctil',
    'con punta en L',
    'con pantalla de watts',
  ]);
  const series = random.pick(['Mecate', 'Cordel', 'Liana', 'Riata', 'Agujeta']);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Rojo'],
      ['Blanco', 'Negro'],
      ['Azul marino', 'Turquesa'],
      ['Negro', 'Verde militar', 'Naranja'],
      ['Lila', 'Verde menta'],
    ]),
  );
  const pack = random.chance(0.25);
  return {
    brand,
    model: `${series} ${kind.name}`,
    title: `${pack ? 'Paquete de 2 cables' : 'Cable'} ${kind.name} ${brand} ${series} ${finish}, ${kind.watts} W`,
    description: prose(
      finish.startsWith('trenzado')
        ? `El forro de nailon del ${series} no se hace nudo ni se pela en la punta, que es donde se mueren los cables.`
        : finish.startsWith('de silicón')
          ? `El ${series} es tan blando que se acomoda solo. No queda con la forma de la caja y no jala el teléfono del buró.`
          : finish === 'retráctil'
            ? `Jalas y alcanza; sueltas y se guarda. El ${series} es para la mochila, la bolsa o la guantera, donde los cables suelen volverse maraña.`
            : finish.includes('L')
              ? `La punta en ángulo del ${series} deja jugar o ver videos en horizontal mientras carga, sin que el cable estorbe en la palma.`
              : finish.includes('pantalla')
                ? `La pantallita del ${series} te dice cuántos watts están entrando de verdad. Útil para saber si el cargador cumple lo que presume.`
                : `El ${series} lleva fibra por dentro y resistió treinta mil dobleces en laboratorio. En tu mochila le irá mejor.`,
      kind.name === '3 en 1'
        ? 'De una entrada USB salen tres puntas: USB-C, micro USB y conector de clavija ancha para equipos más viejos. Carga los tres a la vez, repartiendo la potencia.'
        : kind.watts >= 100
          ? `Con ${kind.watts} W alcanza para laptops. Lleva chip de identificación para que el cargador entregue toda su potencia con seguridad.`
          : `Carga con hasta ${kind.watts} W y pasa datos${kind.watts === 60 ? ' a 480 Mbps' : ', así que también sirve para bajar fotos a la computadora'}.`,
    ),
    highlights: [
      `Hasta ${kind.watts} W`,
      finish.charAt(0).toUpperCase() + finish.slice(1),
      finish === 'retráctil' ? 'Se guarda solo' : 'Elige el largo',
      pack ? 'Paquete con 2 piezas' : 'Cincho para enrollar incluido',
    ],
    specifications: [
      spec(
        'Conexión',
        ['Tipo', kind.name],
        ['Potencia máxima', `${kind.watts} W`],
        ['Datos', kind.watts >= 100 ? '10 Gbps' : '480 Mbps'],
        ['Chip de identificación', kind.watts >= 100 ? 'Sí' : 'No'],
      ),
      spec(
        'Construcción',
        ['Acabado', finish],
        ['Conductor', 'Cobre'],
        ['Dobleces probados', grouped(random.pick([10_000, 20_000, 30_000]))],
        ['Piezas', pack ? '2' : '1'],
      ),
    ],
    price: pesos((kind.base + random.int(0, 4) * 10) * (pack ? 1.6 : 1)),
    variants: palette.flatMap(({ name, hex }) =>
      byOption(
        'Largo',
        finish === 'retráctil'
          ? [['1 m', 0]]
          : [
              ['1 m', 0],
              ['2 m', 40],
              ['3 m', 80],
            ],
      ).map((variant) => ({ ...variant, options: { Color: name, ...variant.options }, colorHex: hex })),
    ),
    pictures: colorGallery({ subject: `Cable ${kind.name} ${series}`, art: 'cable' }, palette, [
      ['hero', 'studio'],
      ['detail', 'studio'],
      ['lifestyle', 'desk'],
    ]),
    warranty: '12 meses con el fabricante',
    words: { modelo: series },
  };
}
