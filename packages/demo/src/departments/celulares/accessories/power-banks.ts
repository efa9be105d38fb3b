import type { Random } from '../../../random.ts';
import type { ProductDraft } from '../../../types.ts';
import { type ColorName, colors } from '../../colors.ts';
import { byColor, grouped, pesos, prose, spec } from '../../shared-draft.ts';
import { colorGallery } from '../../shared-pictures.ts';

/** A power bank. */
export function powerBank(random: Random): ProductDraft {
  const brand = random.pick(['Cargatodo', 'Volcánica', 'Durango Móvil']);
  const capacity = random.pick([5000, 10000, 20000, 27000]);
  const kind = random.pick(
    capacity === 5000
      ? ['magnética', 'delgada', 'tipo labial']
      : capacity === 10000
        ? ['magnética', 'delgada', 'con cable integrado']
        : ['con pantalla', 'solar', 'de uso rudo', 'para laptop'],
  );
  const watts =
    kind === 'para laptop'
      ? random.pick([65, 100])
      : capacity >= 20000
        ? random.pick([22, 30, 45])
        : random.pick([12, 15, 20]);
  const series = random.pick(['Reserva', 'Tanque', 'Itacate', 'Cantimplora', 'Tlacuache', 'Alforja']);
  const palette = colors(
    ...random.pick<readonly ColorName[]>([
      ['Negro', 'Blanco'],
      ['Grafito', 'Azul cielo'],
      ['Negro', 'Naranja'],
      ['Rosa claro', 'Verde menta', 'Negro'],
    ]),
  );
  const charges = ((capacity * 0.62) / 5000).toFixed(1);
  return {
    brand,
    model: `${series} ${capacity / 1000}K`,
    title: `Batería portátil ${brand} ${series} ${grouped(capacity)} mAh ${kind}, ${watts} W`,
    description: prose(
      kind === 'magnética'
        ? `Se pega a la espalda del teléfono y carga sin cable mientras sigues hablando. El ${series} cabe junto con él en la bolsa del pantalón.`
        : kind === 'solar'
          ? `El panel del ${series} suma carga lenta durante el día de campo; para llenarla bien, mejor el contacto. Trae linterna y sello contra lluvia.`
          : kind === 'para laptop'
            ? `El ${series} entrega ${watts} W por USB-C, así que revive una laptop a media junta y todavía le sobra para el celular.`
            : kind === 'de uso rudo'
              ? `Carcasa de hule, tapas en los puertos y linterna. El ${series} va a la sierra, a la obra y al fondo de la mochila sin contemplaciones.`
              : kind === 'con cable integrado'
                ? `El cable es parte de la batería y sirve de asa: imposible olvidarlo. El ${series} es el que se queda en la bolsa para emergencias.`
                : kind === 'tipo labial'
                  ? `Del tamaño de un labial grande. El ${series} no carga el día entero, pero sí te salva la noche y el viaje de regreso.`
                  : kind === 'con pantalla'
                    ? `El ${series} te dice en números cuánta carga le queda, no con cuatro foquitos que hay que interpretar.`
                    : `Delgado como el teléfono mismo, el ${series} se guarda en la bolsa interior del saco sin hacer bulto.`,
      `De sus ${grouped(capacity)} mAh, unos ${grouped(Math.round(capacity * 0.62))} llegan al teléfono (el resto se va en calor y conversión, como en todas): cerca de ${charges} cargas completas de un celular de 5,000 mAh.`,
      capacity <= 27000 && 'Puede subir al avión en equipaje de mano; no la documentes.',
    ),
    highlights: [
      `${grouped(capacity)} mAh`,
      `Salida de ${watts} W`,
      `Cerca de ${charges} cargas de celular`,
      'Permitida en cabina de avión',
    ],
    specifications: [
      spec(
        'Energía',
        ['Capacidad nominal', `${grouped(capacity)} mAh (${((capacity * 3.7) / 1000).toFixed(1)} Wh)`],
        ['Capacidad útil aproximada', `${grouped(Math.round(capacity * 0.62))} mAh a 5 V`],
        ['Salida máxima', `${watts} W`],
        [
          'Puertos',
          capacity >= 20000 ? '2 USB-C y 1 USB-A' : kind === 'magnética' ? 'USB-C y carga Qi' : 'USB-C y USB-A',
        ],
        ['Se llena en', `${Math.max(2, Math.round(capacity / 4500))} h`],
      ),
      spec(
        'Generales',
        ['Tipo', kind],
        ['Peso', `${Math.round(capacity * 0.0175 + 20)} g`],
        ['Celdas', 'Polímero de litio'],
        ['Cumple con', 'NOM-001-SCFI'],
        ['Incluye', 'Cable USB-C corto'],
      ),
    ],
    price: pesos(
      149 +
        capacity * 0.022 +
        watts * 4 +
        (kind === 'magnética' ? 140 : kind === 'para laptop' ? 250 : 0) +
        random.int(0, 3) * 20,
    ),
    variants: byColor(palette),
    pictures: colorGallery(
      { subject: `Batería portátil ${brand} ${series}`, art: 'power-bank', params: { label: brand } },
      palette,
      [
        ['hero', 'studio'],
        ['lifestyle', kind === 'solar' || kind === 'de uso rudo' ? 'garden' : 'street'],
        ['scale', 'desk'],
      ],
    ),
    warranty: '12 meses con el fabricante',
    words: { modelo: series },
  };
}
