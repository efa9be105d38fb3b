/** Texts of the form that adds photographs (AF-02, AF-05). */
import { mostPhotographs } from '@tianguis/domain/photograph';

export const photographsCopy = {
  page: { title: 'Tus fotografías', goOn: 'Continuar', up: 'Volver' },
  title: 'Fotografías',
  counted: (count: number) => `${count} de ${mostPhotographs}`,
  hint: `Hasta ${mostPhotographs}, de 8 MB cada una, en JPG, PNG o WebP. Quitamos el lugar y la fecha que guarda tu cámara.`,
  choose: 'Elegir fotografías',
  submit: 'Agregar las que elegí',
  numbered: (number: number) => `Fotografía ${number}`,
  open: (number: number) => `Ver completa la fotografía ${number}`,
  remove: 'Quitar',
  removed: (number: number) => ` la fotografía ${number}`,
  full: 'Ya están todas las que puedes agregar. Quita una para cambiarla.',
  sending: (name: string) => `Enviando ${name}`,
  added: (name: string, count: number) => `Se agregó ${name}. Llevas ${count} de ${mostPhotographs}.`,
  gone: (count: number) => `Se quitó. Llevas ${count} de ${mostPhotographs}.`,
  refused: 'No se agregó:',
  unnamed: 'Fotografía sin nombre',
  none: 'Elige al menos una fotografía.',
  tooLarge: 'Pesa más de 8 MB. Elige una más ligera.',
  busy: 'Estamos recibiendo muchas fotografías. Espera unos segundos y elígela otra vez.',
  failed: 'No pudimos recibirla. Elígela otra vez: las demás ya están guardadas.',
  offline: 'Se cortó la conexión. Elígela otra vez: las demás ya están guardadas.',
} as const;
