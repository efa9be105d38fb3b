/** Sentences about questions that cannot be asked, for shoppers. */
import { type ContactKind, mostQuestionsADay } from '@tianguis/domain/contact';

const instead = 'Pregunta sin datos de contacto: la respuesta llega aquí y a tu correo.';

export const questionWords = {
  empty: 'Escribe tu pregunta.',
  short: 'Escribe tu pregunta con más palabras, para que te entiendan.',
  tooMany: `Ya hiciste ${mostQuestionsADay} preguntas en las últimas 24 horas. Guarda esta y envíala mañana.`,
  contact: {
    phone: `Quita el número de teléfono. ${instead}`,
    mail: `Quita el correo o el usuario. ${instead}`,
    link: `Quita el enlace o el nombre del sitio. ${instead}`,
    social: `Quita la invitación a hablar por otro medio. ${instead}`,
  } satisfies Record<ContactKind, string>,
} as const;
