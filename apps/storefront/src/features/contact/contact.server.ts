/** Sends the form of the contact page (RT-17). */
import { contactSubjects } from '@tianguis/domain/contact';
import type { FieldTexts } from '@tianguis/ui';
import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import { contactCopy as copy } from './copy.ts';
import { sendVisitorForm } from './visitor-answer.server.ts';

const names = ['nombre', 'correo', 'asunto', 'telefono', 'pedido', 'mensaje'] as const;

/** The choices of the field `asunto`. */
export const subjectChoices = Object.entries(contactSubjects).map(([value, label]) => ({ value, label }));

const words = {
  unreadable: 'Tu mensaje tiene algo que no podemos leer. Revísalo y envíalo otra vez.',
  failed: copy.failed,
} as const;

export const writeContact = (context: Readonly<RouterContextProvider>, form: FormData): Promise<FormAnswer> =>
  sendVisitorForm(context, form, names, words, (values: FieldTexts, options) => {
    const { sello = '', nombre = '', correo = '', asunto = '', mensaje = '', ...optional } = values;
    return context.get(shopContext).api.contact.write({ sello, nombre, correo, asunto, mensaje, ...optional }, options);
  });
