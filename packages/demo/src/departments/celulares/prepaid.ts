import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft } from '../../types.ts';
import { pesos, prose, single, spec } from '../shared-draft.ts';
import { gallery } from '../shared-pictures.ts';
import { prepaidReviews, topUpReviews, travelSimReviews } from './reviews/prepaid.ts';

const looks = [
  ['#e4007c', '#f5c929'],
  ['#1f46b4', '#6fd1d6'],
  ['#0f6b41', '#f6f5f1'],
  ['#ee7a25', '#4d2a63'],
  ['#1d1d20', '#2bb5b8'],
] as const;

function chip(random: Random): ProductDraft {
  const brand = random.pick(['Movaltia', 'Chipotle Móvil', 'Ándale Cel']);
  const plan = random.pick(['Arranque', 'Vecino', 'Parejo', 'Estudiante', 'Repartidor', 'Familia', 'Datos Sueltos']);
  const [gigs, days] = random.pick([
    [3, 7],
    [4, 15],
    [5, 15],
    [8, 30],
    [12, 30],
    [20, 30],
    [40, 30],
    [6, 10],
  ] as const);
  const social = random.chance(0.6);
  const state = random.pick(['cualquier lada', 'lada 55', 'lada 33', 'lada 81', 'lada 222', 'lada 999', 'lada 664']);
  return {
    brand,
    model: `${plan} ${gigs} GB`,
    title: `Chip prepago ${brand} ${plan} con ${gigs} GB por ${days} días, ${state}`,
    description: prose(
      plan === 'Repartidor'
        ? 'Pensado para quien trae el mapa abierto todo el turno: datos a velocidad completa y llamadas sin contar minutos.'
        : plan === 'Estudiante'
          ? 'Datos para la escuela y redes que no descuentan. Si se acaban, los mensajes siguen saliendo a velocidad baja.'
          : `Llega con ${gigs} GB listos para usarse durante ${days} días. Después recargas lo que quieras: no hay contrato ni letras chiquitas.`,
      random.pick([
        `Con ${gigs} GB ${gigs >= 20 ? 'te alcanza para videollamadas, mapas y series en el camión' : gigs >= 8 ? 'navegas, usas mapas y ves algo de video todos los días' : 'tienes para mensajes, mapas y el banco; los videos, mejor con Wi-Fi'}.`,
        'Se activa en cinco minutos desde el teléfono con tu INE o CURP. Trae los tres tamaños de chip en la misma tarjeta; despega el que te quede.',
        `El número sale con ${state === 'cualquier lada' ? 'la lada que elijas al activarlo' : state}. Se activa desde el teléfono, sin ir a ningún centro de atención.`,
      ]),
      `${social ? 'Mensajería y redes no gastan tus gigas. ' : ''}Puedes conservar tu número: la portabilidad es gratis y tarda un día hábil.`,
    ),
    highlights: [
      `${gigs} GB por ${days} días`,
      'Llamadas y mensajes a todo México',
      social ? 'Redes sin gastar datos' : 'Comparte internet',
      'Sin contrato',
    ],
    specifications: [
      spec(
        'Plan',
        ['Datos', `${gigs} GB`],
        ['Vigencia', `${days} días`],
        ['Llamadas', 'Ilimitadas en México, Estados Unidos y Canadá'],
        ['Mensajes', 'Ilimitados'],
        ['Redes incluidas', social ? 'Sí' : 'No'],
      ),
      spec(
        'Chip',
        ['Tamaños', 'Mini, micro y nano'],
        ['Red', '4G LTE y 5G donde exista'],
        ['Lada', state],
        ['Portabilidad', 'Gratuita, 24 horas hábiles'],
      ),
    ],
    price: pesos(49 + gigs * 6 + days * 2),
    variants: single,
    pictures: gallery(
      {
        subject: `Chip ${brand} ${plan}`,
        art: 'sim-card',
        params: { label: brand, sub: `${gigs} GB`, motif: 'emoji:antenna-bars' },
      },
      random.pick(looks),
      [
        ['hero', 'studio'],
        ['detail', 'shelf'],
        ['flat', 'desk'],
      ],
    ),
    warranty: '30 días para activarlo',
    words: { plan, gigas: String(gigs) },
  };
}

function topUp(random: Random): ProductDraft {
  const brand = random.pick(['Movaltia', 'Chipotle Móvil', 'Ándale Cel']);
  const plan = random.pick([
    'Relámpago',
    'Semanal',
    'Quincena',
    'Mensual',
    'Fin de Semana',
    'Nocturna',
    'Sin Límite',
    'De Regalo',
    'Compartida',
  ]);
  const amount = random.pick([50, 80, 100, 150, 200, 300, 500]);
  const gigs = Math.round(amount / 16);
  const days = amount >= 200 ? 30 : amount >= 100 ? 15 : 7;
  const bonus = random.pick([
    'redes incluidas',
    'doble de gigas de noche',
    'minutos ilimitados',
    'videos sin gastar datos',
  ]);
  return {
    brand,
    model: `${plan} ${amount}`,
    title: `Recarga electrónica ${brand} ${plan} de $${amount}, ${gigs} GB y ${bonus}`,
    description: prose(
      `Pagas y el saldo cae en el número que nos digas en menos de cinco minutos, sin salir por la tarjetita. La ${plan} da ${gigs} GB por ${days} días, con ${bonus}.`,
      'Revisa dos veces el número de diez dígitos: una recarga aplicada no se puede mover a otro teléfono.',
      plan === 'De Regalo'
        ? 'Se puede mandar a otra persona; le llega un mensaje que dice de parte de quién.'
        : 'Guarda el folio que llega a tu correo, es tu comprobante ante la compañía.',
    ),
    highlights: [
      `$${amount} de saldo`,
      `${gigs} GB por ${days} días`,
      bonus.charAt(0).toUpperCase() + bonus.slice(1),
      'Entrega en minutos',
    ],
    specifications: [
      spec(
        'Recarga',
        ['Monto', `$${amount} MXN`],
        ['Datos', `${gigs} GB`],
        ['Vigencia', `${days} días`],
        ['Beneficio', bonus],
      ),
      spec(
        'Entrega',
        ['Forma', 'Digital, al número indicado'],
        ['Tiempo', 'Menos de 5 minutos'],
        ['Comprobante', 'Folio por correo'],
        ['Cambios', 'No aplica una vez abonada'],
      ),
    ],
    price: pesos(amount),
    variants: single,
    pictures: gallery(
      {
        subject: `Recarga ${brand} de $${amount}`,
        art: 'gift-card',
        params: { label: brand, sub: `$${amount}`, motif: 'emoji:high-voltage' },
      },
      random.pick(looks),
      [
        ['hero', 'studio'],
        ['flat', 'desk'],
        ['detail', 'studio'],
      ],
    ),
    warranty: 'Entrega garantizada o se devuelve el pago',
    digital: true,
    words: { plan, gigas: String(gigs) },
  };
}

const zones = [
  ['Estados Unidos y Canadá', 'emoji:statue-of-liberty', 1],
  ['Europa, 38 países', 'emoji:globe-showing-europe-africa', 1.25],
  ['Japón y Corea', 'emoji:mount-fuji', 1.3],
  ['Colombia, Perú y Chile', 'emoji:llama', 1.15],
  ['Argentina, Uruguay y Brasil', 'emoji:mate', 1.2],
  ['Guatemala y Centroamérica', 'emoji:volcano', 1.1],
  ['el Caribe', 'emoji:palm-tree', 1.35],
  ['todo el mundo, 120 países', 'emoji:globe-showing-americas', 1.8],
] as const;

function travelSim(random: Random): ProductDraft {
  const brand = random.pick(['Brújula Radio', 'Movaltia']);
  const [zone, motif, factor] = random.pick(zones);
  const gigs = random.pick([3, 5, 10, 20]);
  const days = random.pick([7, 10, 15, 30]);
  const name = random.pick(['Maleta', 'Pasaporte', 'Trotamundos']);
  return {
    brand,
    model: `${name} ${gigs} GB`,
    title: `eSIM de viaje ${brand} ${name} para ${zone}, ${gigs} GB por ${days} días`,
    description: prose(
      `Aterrizas y ya tienes mapa, traductor y mensajes. La ${name} se instala antes de salir con un código QR y se activa sola al llegar a ${zone.split(',')[0]}.`,
      'Tu número de México queda prendido para recibir los códigos del banco: la eSIM solo pone los datos.',
      `Son ${gigs} GB durante ${days} días. ${gigs >= 10 ? 'Alcanza para mapas, redes y videollamadas diarias.' : 'Alcanza para mapas, mensajes y fotos; deja los videos para el Wi-Fi del hotel.'} Revisa que tu teléfono acepte eSIM y esté liberado.`,
    ),
    highlights: [
      `${gigs} GB por ${days} días`,
      'Se instala con un código QR',
      'Conservas tu número',
      'Sin cargos sorpresa',
    ],
    specifications: [
      spec(
        'Plan',
        ['Zona', zone],
        ['Datos', `${gigs} GB`],
        ['Vigencia', `${days} días desde la primera conexión`],
        ['Llamadas', 'Por internet'],
        ['Compartir internet', 'Sí'],
      ),
      spec(
        'Entrega',
        ['Forma', 'Código QR por correo'],
        ['Tiempo', 'Menos de 10 minutos'],
        ['Requisito', 'Teléfono liberado con eSIM'],
        ['Instalación', 'Antes o durante el viaje, con Wi-Fi'],
      ),
    ],
    price: pesos((99 + gigs * 21 + days * 5) * factor),
    variants: single,
    pictures: gallery(
      {
        subject: `eSIM para ${zone}`,
        art: 'sim-card',
        params: { label: name, sub: `${gigs} GB ${days} días`, motif },
      },
      random.pick(looks),
      [
        ['hero', 'studio'],
        ['lifestyle', 'street'],
        ['flat', 'desk'],
      ],
    ),
    warranty: 'Devolución si no se ha instalado',
    digital: true,
    words: { zona: zone.split(',')[0] ?? zone, gigas: String(gigs) },
  };
}

const at = (leaf: string) => `celulares/prepago/${leaf}`;

export const prepaid: readonly Archetype[] = [
  { category: at('chips'), weight: 2, reviews: prepaidReviews, make: chip },
  { category: at('recargas'), weight: 2, reviews: topUpReviews, make: topUp },
  { category: at('esim-de-viaje'), weight: 2, reviews: travelSimReviews, make: travelSim },
];
