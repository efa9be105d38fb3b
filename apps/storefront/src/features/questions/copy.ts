import { momentFormat, plural } from '@tianguis/domain';

/** Texts of questions about a product (AF-05). Only the server writes them, apart from those of the form. */
export const questionsCopy = {
  title: 'Preguntas y respuestas',
  none: 'Nadie ha preguntado todavía. Sé la primera persona.',
  noneInactive: 'Nadie preguntó por este producto.',
  notFound: (text: string) => `Ninguna pregunta dice “${text}”. Prueba con otra palabra, o haz la tuya.`,
  count: (total: number) => plural(total, 'pregunta con respuesta', 'preguntas con respuesta'),
  found: (total: number, text: string) => `${plural(total, 'pregunta', 'preguntas')} con “${text}”`,
  search: 'Busca en las preguntas',
  searchButton: 'Buscar',
  clear: 'Ver todas',
  pages: 'Páginas de preguntas',
  previous: 'Anteriores',
  next: 'Más preguntas',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  answer: 'Respuesta de',
  on: momentFormat({ day: 'numeric', month: 'long', year: 'numeric' }),
} as const;

/** Texts of the form of a question. */
export const askCopy = {
  title: 'Pregunta por este producto',
  label: 'Tu pregunta',
  hint: 'Se publica sin tu nombre cuando la contesten. No escribas teléfonos, correos ni enlaces.',
  placeholder: '¿Qué quieres saber?',
  submit: 'Preguntar',
  sending: 'Enviando tu pregunta…',
  restored: 'Ya entraste. Revisa tu pregunta y envíala.',
  done: 'Recibimos tu pregunta. Te avisamos por correo cuando la contesten.',
  back: 'Volver al producto',
  another: 'Hacer otra pregunta',
  gone: 'Este producto ya no se vende, así que no recibe preguntas.',
} as const;
