/** Sample forms of the gallery, with the fields of accounts, addresses and checkout. */
import {
  Checkbox,
  Form,
  FormMessage,
  type FormResult,
  PasswordField,
  RadioGroup,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@tianguis/ui';
import type { ComponentProps } from 'react';
import { done } from '../../shared/forms/form-results.ts';
import { longWord } from './samples.ts';

export const typed = {
  nombre: 'Guadalupe',
  correo: 'lupita@tianguis.example',
  telefono: '55 1234 5678',
  rfc: 'GODE561231GR8',
  nacimiento: '1990-05-17',
  estado: 'OAX',
  indicaciones: 'Portón verde.\nToca dos veces.',
  entrega: 'tienda',
  terminos: '1',
};

export const faults = {
  nombre: 'Escribe tu nombre',
  correo: 'El formato de correo electrónico es inválido',
  clave: 'Usa al menos 8 letras o números',
  estado: 'Elige tu estado',
  entrega: 'Elige cómo quieres recibirlo',
  terminos: 'Acepta los términos para seguir',
};

export const states = [
  { value: 'CMX', label: 'Ciudad de México' },
  { value: 'OAX', label: 'Oaxaca' },
  { value: 'LARGO', label: longWord },
];

const deliveries = [
  { value: 'casa', label: 'A mi casa', hint: 'Llega entre el martes y el jueves' },
  { value: 'tienda', label: 'Recoger en tienda', hint: 'Gratis, desde mañana' },
];

export const errors = (count: number) => (count === 1 ? 'Corrige un dato:' : `Corrige ${count} datos:`);

/** A form that sends nothing. `result` is its result. */
export function Sample({
  result,
  children,
  ...others
}: Omit<ComponentProps<typeof Form>, 'action' | 'submit' | 'failed' | 'sample'>) {
  const answer: FormResult = result ?? done('Guardamos tus datos.');
  return (
    <Form {...others} result={result} action="/testModules" submit={() => answer} failed="Inténtalo otra vez." sample>
      {children}
    </Form>
  );
}

/** Every kind of field once. */
export function Fields({ disabled = false, hints = false }: { disabled?: boolean; hints?: boolean }) {
  const hint = (text: string) => (hints ? text : undefined);
  return (
    <>
      <TextField name="nombre" label="Nombre" autoComplete="given-name" required disabled={disabled} />
      <TextField
        name="correo"
        type="email"
        label="Correo electrónico"
        hint={hint('Aquí te mandamos el avance de tu pedido.')}
        autoComplete="email"
        required
        disabled={disabled}
      />
      <TextField
        name="telefono"
        type="tel"
        label="Teléfono"
        hint={hint('Diez dígitos, con lada.')}
        autoComplete="tel"
        optional="opcional"
        disabled={disabled}
      />
      <TextField
        name="rfc"
        label="RFC"
        hint={hint('Solo si quieres factura.')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={13}
        optional="opcional"
        disabled={disabled}
      />
      <TextField
        name="nacimiento"
        type="date"
        label="Fecha de nacimiento"
        autoComplete="bday"
        optional="opcional"
        disabled={disabled}
      />
      <PasswordField
        name="clave"
        label="Contraseña"
        hint={hint('Ocho letras o números, o más.')}
        autoComplete="new-password"
        show="Mostrar"
        hide="Ocultar"
        required
        disabled={disabled}
      />
      <SelectField
        name="estado"
        label="Estado"
        autoComplete="address-level1"
        none="Elige un estado"
        choices={states}
        required
        disabled={disabled}
      />
      <TextAreaField
        name="indicaciones"
        label="Indicaciones para la entrega"
        hint={hint('Lo que ayude a encontrar tu casa.')}
        autoComplete="off"
        optional="opcional"
        disabled={disabled}
      />
      <RadioGroup name="entrega" label="Entrega" choices={deliveries} required disabled={disabled} />
      <Checkbox name="terminos" label="Acepto los términos y condiciones" required disabled={disabled} />
    </>
  );
}

/** A form of one field. */
export function Short() {
  return (
    <>
      <TextField name="nombre" label="Nombre" autoComplete="given-name" />
      <SubmitButton>Guardar</SubmitButton>
      <FormMessage sending="Enviando…" />
    </>
  );
}
