/** The form kit, with the fields of accounts, addresses and checkout, and the frame's forms. */
import {
  Checkbox,
  ErrorSummary,
  Form,
  FormMessage,
  type FormResult,
  PasswordField,
  RadioGroup,
  SelectField,
  SubmitButton,
  TextField,
} from '@tianguis/ui';
import type { ComponentProps, ReactNode } from 'react';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { done, failed, invalid } from '../../shared/forms/form-results.ts';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

const typed = {
  nombre: 'Guadalupe',
  correo: 'lupita@tianguis.example',
  telefono: '55 1234 5678',
  rfc: 'GODE561231GR8',
  nacimiento: '1990-05-17',
  estado: 'OAX',
  entrega: 'tienda',
  terminos: '1',
};

const faults = {
  nombre: 'Escribe tu nombre',
  correo: 'El formato de correo electrónico es inválido',
  clave: 'Usa al menos 8 letras o números',
  estado: 'Elige tu estado',
  entrega: 'Elige cómo quieres recibirlo',
  terminos: 'Acepta los términos para seguir',
};

const states = [
  { value: 'CMX', label: 'Ciudad de México' },
  { value: 'OAX', label: 'Oaxaca' },
  { value: 'LARGO', label: longWord },
];

const deliveries = [
  { value: 'casa', label: 'A mi casa', hint: 'Llega entre el martes y el jueves' },
  { value: 'tienda', label: 'Recoger en tienda', hint: 'Gratis, desde mañana' },
];

const errors = (count: number) => (count === 1 ? 'Corrige un dato:' : `Corrige ${count} datos:`);

/** A form that sends nothing: its result is the given one. */
function Sample({
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
function Fields({ disabled = false, hints = false }: { disabled?: boolean; hints?: boolean }) {
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
      <RadioGroup name="entrega" label="Entrega" choices={deliveries} required disabled={disabled} />
      <Checkbox name="terminos" label="Acepto los términos y condiciones" required disabled={disabled} />
    </>
  );
}

const columns = (children: ReactNode) => <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">{children}</div>;

export function forms(): Modules {
  return {
    'Campos de un formulario': columns(
      <>
        <State name="Vacíos">
          <Sample id="campos-vacios">
            <Fields />
            <SubmitButton>Guardar</SubmitButton>
            <FormMessage sending="Enviando…" />
          </Sample>
        </State>
        <State name="Con nota y con lo escrito">
          <Sample id="campos-escritos" values={typed}>
            <Fields hints />
            <SubmitButton>Guardar</SubmitButton>
            <FormMessage sending="Enviando…" />
          </Sample>
        </State>
        <State name="Con errores">
          <Sample
            id="campos-error"
            result={invalid({ ...typed, nombre: '', correo: 'lupita@', estado: '', entrega: '', terminos: '' }, faults)}
            summary={<ErrorSummary title={errors} />}
          >
            <Fields hints />
            <SubmitButton>Guardar</SubmitButton>
            <FormMessage sending="Enviando…" />
          </Sample>
        </State>
        <State name="Apagados">
          <Sample id="campos-apagados" values={typed}>
            <Fields disabled hints />
          </Sample>
        </State>
        <State name="Palabras largas">
          <Sample
            id="campos-largos"
            result={invalid(
              { largo: longWord, opcion: 'LARGO', una: 'LARGO', si: '' },
              { largo: longWord, si: longWord },
            )}
            summary={<ErrorSummary title={errors} />}
          >
            <TextField name="largo" label={longWord} hint={longWord} autoComplete="off" required />
            <SelectField name="opcion" label={longWord} none="Elige" autoComplete="off" choices={states} />
            <RadioGroup name="una" label={longWord} choices={states} />
            <Checkbox name="si" label={longWord} optional="opcional" />
            <SubmitButton className="max-w-full [overflow-wrap:anywhere]">{longWord}</SubmitButton>
          </Sample>
        </State>
      </>,
    ),
    'Respuestas de un formulario': columns(
      <>
        <State name="Enviando">
          <Sample id="enviando" values={typed} pending>
            <Short />
          </Sample>
        </State>
        <State name="Sin respuesta del servidor">
          <Sample id="sin-respuesta" result={failed(typed, 'No pudimos guardar tus datos. Inténtalo otra vez.')}>
            <Short />
          </Sample>
        </State>
        <State name="Enviado">
          <Sample id="enviado" result={done('Guardamos tus datos.', typed)}>
            <Short />
          </Sample>
        </State>
      </>,
    ),
    Boletín: (
      <div className="grid gap-6 sm:grid-cols-3">
        <State name="Vacío">
          <NewsletterForm id="vacio" sample />
        </State>
        <State name="Con error">
          <NewsletterForm
            id="error"
            result={invalid({ correo: longWord, genero: '2' }, { correo: faults.correo })}
            sample
          />
        </State>
        <State name="Sin respuesta del servidor">
          <NewsletterForm
            id="falla"
            result={failed({ correo: 'ana@tianguis.example', genero: '1' }, 'Por favor intenta más tarde.')}
            sample
          />
        </State>
      </div>
    ),
  };
}

function Short() {
  return (
    <>
      <TextField name="nombre" label="Nombre" autoComplete="given-name" />
      <SubmitButton>Guardar</SubmitButton>
      <FormMessage sending="Enviando…" />
    </>
  );
}
