/** The form kit, with the fields of accounts, addresses and checkout, and the frame's forms. */
import { Checkbox, ErrorSummary, FormMessage, RadioGroup, SelectField, SubmitButton, TextField } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { done, failed, invalid } from '../../shared/forms/form-results.ts';
import { errors, Fields, faults, Sample, Short, states, typed } from './form-samples.tsx';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

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
