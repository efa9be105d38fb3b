/** Sentences about a customer's tax data, by the field of the form (AF-03). */
import type { InvoiceForm, InvoiceReceiver } from '@tianguis/contract';
import {
  type Receiver,
  type ReceiverFault,
  type ReceiverField,
  type ReceiverWarning,
  readReceiver,
} from '@tianguis/domain/invoice';
import { Failure } from '../../failure.ts';

/** The name of each field in the form. */
export const formFields = {
  ...{ rfc: 'rfc', name: 'nombre', regime: 'regimen', use: 'uso', postalCode: 'codigoPostal' },
} as const satisfies Record<ReceiverField, keyof InvoiceReceiver>;

const sentences: Readonly<Record<ReceiverField, Partial<Record<ReceiverFault['fault'], string>>>> = {
  rfc: {
    shape:
      'Un RFC tiene 12 caracteres si es de una empresa y 13 si es de una persona. Cópialo de tu constancia fiscal.',
    date: 'La fecha de ese RFC no existe. Cópialo de tu constancia fiscal.',
    'general-public': 'Ese es el RFC de público en general, que no necesita factura. Escribe el tuyo.',
  },
  name: {
    empty: 'Escribe tu nombre o el de tu empresa, como está en tu constancia fiscal.',
    long: 'Ese nombre es demasiado largo. Escríbelo como está en tu constancia fiscal.',
    character:
      'Ese nombre tiene un signo que una factura no puede llevar. Escríbelo como está en tu constancia fiscal.',
  },
  regime: {
    unknown: 'Elige tu régimen fiscal. Está en tu constancia fiscal.',
    'wrong-kind': 'Ese régimen no es del tipo de persona de tu RFC. Elige el de tu constancia fiscal.',
  },
  use: { 'wrong-regime': 'Ese uso no va con tu régimen. Elige otro.' },
  postalCode: { shape: 'Escribe los cinco dígitos del código postal de tu domicilio fiscal.' },
};

const usual = 'Revisa este dato con tu constancia fiscal.';

/** What the SAT refused, by the field. */
const refusals: Readonly<Record<ReceiverField, string>> = {
  rfc: 'El SAT no tiene ese RFC. Cópialo de tu constancia fiscal.',
  name: 'El SAT tiene otro nombre para ese RFC. Escríbelo igual que en tu constancia fiscal, sin el tipo de sociedad.',
  regime: 'El SAT tiene otro régimen para ese RFC. Elige el de tu constancia fiscal.',
  use: 'El SAT no acepta ese uso para tu régimen. Elige otro.',
  postalCode: 'El SAT tiene otro código postal para ese RFC. Escribe el de tu domicilio fiscal, no el de tu entrega.',
};

/** The sentence about a refusal of the SAT. */
export const refusalSentence = (field: ReceiverField): string => refusals[field];

function warningSentence(warning: ReceiverWarning): string {
  return warning.warning === 'digit'
    ? 'El último carácter de ese RFC no coincide con los demás. Compáralo con tu constancia fiscal.'
    : `El SAT guarda los nombres sin el tipo de sociedad: probablemente es «${warning.suggestion}».`;
}

const toReceiver = ({ rfc, nombre, regimen, uso, codigoPostal }: InvoiceReceiver): Receiver => ({
  ...{ rfc, name: nombre, regime: regimen, use: uso, postalCode: codigoPostal },
});

/** The data as the form has them. */
export const toFormData = ({ rfc, name, regime, use, postalCode }: Receiver): InvoiceReceiver => ({
  ...{ rfc, nombre: name, regimen: regime, uso: use, codigoPostal: postalCode },
});

/**
 * Reads the receiver of a form.
 * @throws Failure VALIDATION_FAILED with a sentence for each wrong field; INVOICE_DATA_DOUBTFUL with warnings that the
 * customer has not confirmed
 */
export function receiverOf(form: InvoiceForm): Receiver {
  const reading = readReceiver(toReceiver(form));
  if ('faults' in reading)
    throw new Failure('VALIDATION_FAILED', 'The tax data cannot be used.', {
      fields: reading.faults.map(({ field, fault }) => ({
        ...{ name: formFields[field], code: 'WRONG' as const, msg: sentences[field][fault] ?? usual },
      })),
    });
  const { receiver, warnings } = reading;
  const revisado = `${receiver.rfc} ${receiver.name}`;
  if (warnings.length > 0 && form.revisado !== revisado)
    throw new Failure('INVOICE_DATA_DOUBTFUL', undefined, {
      data: {
        revisado,
        warnings: warnings.map((one) => ({ name: formFields[one.field], msg: warningSentence(one) })),
      },
    });
  return receiver;
}
