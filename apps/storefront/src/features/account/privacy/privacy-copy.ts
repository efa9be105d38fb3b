import type { PrivacyRequest } from '@tianguis/contract';
import { dayOf, dayOfDate } from '../copy.ts';

/** Texts of a customer's rights over their data. */
export const privacyCopy = {
  title: 'Privacidad',
  intro: 'Tus datos son tuyos: aquí los ves, los corriges, los descargas o los borras.',
  download: {
    title: 'Descarga tus datos',
    text: 'Todo lo que guardamos de ti en un archivo JSON, que puedes leer o llevar a otro servicio.',
    button: 'Descargar mis datos',
    confirm: 'Confirmar y descargar',
    confirmText: 'Primero te pedimos confirmar que eres tú.',
    ready: 'Listo, ya puedes descargar tus datos.',
  },
  form: {
    title: 'Ejerce tus derechos ARCO',
    text: 'Acceso, Rectificación, Cancelación y Oposición: tus derechos por la Ley Federal de Protección de Datos Personales en Posesión de los Particulares. Te respondemos en 20 días hábiles o menos.',
    right: '¿Qué necesitas?',
    rights: [
      { value: 'acceso', label: 'Acceso', hint: 'Saber qué datos tuyos tenemos y para qué los usamos' },
      { value: 'rectificacion', label: 'Rectificación', hint: 'Corregir un dato que está mal o incompleto' },
      { value: 'cancelacion', label: 'Cancelación', hint: 'Que borremos datos que ya no hacen falta' },
      { value: 'oposicion', label: 'Oposición', hint: 'Que dejemos de usar tus datos para algo' },
    ],
    textField: 'Cuéntanos qué necesitas',
    textHint: 'Di de qué datos se trata y qué quieres que hagamos. Máximo 4,000 caracteres.',
    submit: 'Enviar solicitud',
    missing: { derecho: 'Elige qué necesitas', texto: 'Cuéntanos qué necesitas' },
    tooLong: 'Tu texto pasa de 4,000 caracteres. Acórtalo un poco.',
  },
  requests: {
    title: 'Tus solicitudes',
    states: { recibida: 'En proceso', respondida: 'Respondida' } satisfies Record<PrivacyRequest['estado'], string>,
    received: (moment: string) => `Recibida el ${dayOf(moment)}`,
    due: (date: string) => `Te respondemos a más tardar el ${dayOfDate(date)}`,
    yourText: 'Lo que escribiste',
    answered: (moment: string) => `Te respondimos el ${dayOf(moment)}`,
    answer: 'Nuestra respuesta',
    done: ({ folio, vence }: PrivacyRequest) =>
      `Recibimos tu solicitud ${folio}. Te respondemos a más tardar el ${dayOfDate(vence)}; te enviamos el acuse por correo.`,
  },
  notice: {
    title: 'Aviso de privacidad',
    text: 'Qué datos pedimos, para qué y con quién los compartimos.',
    read: 'Leer el aviso',
  },
  erase: {
    title: 'Borrar tu cuenta',
    text: 'Borramos tus datos 30 días después de que lo pidas; hasta entonces puedes cambiar de opinión.',
    button: 'Ver qué se borra',
  },
} as const;
