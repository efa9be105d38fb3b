/** The form kit, with the fields of accounts, addresses and checkout, and the frame's forms. */
import { Checkbox, ErrorSummary, FormMessage, RadioGroup, SelectField, SubmitButton, TextField } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { AskForLink } from '../../features/recovery/ask-for-link.tsx';
import { ChoosePassword, PasswordChanged } from '../../features/recovery/choose-password.tsx';
import { recoveryCopy } from '../../features/recovery/copy.ts';
import { NotMe } from '../../features/recovery/not-me.tsx';
import { done, failed, invalid } from '../../shared/forms/form-results.ts';
import { PasswordMeter } from '../../shared/forms/password-meter.tsx';
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
    'Recuperar la contraseña': columns(
      <>
        <State name="Correo">
          <AskForLink id="recuperar-vacio" siteName="" sample />
        </State>
        <State name="Correo con error">
          <AskForLink
            id="recuperar-error"
            siteName=""
            result={invalid({ correo: longWord }, { correo: recoveryCopy.ask.format })}
            sample
          />
        </State>
        <State name="Demasiados enlaces">
          <AskForLink
            id="recuperar-limite"
            siteName=""
            result={failed({ correo: typed.correo }, recoveryCopy.ask.busy(400))}
            sample
          />
        </State>
        <State name="Enviado">
          <AskForLink siteName="" result={done('', { correo: `${longWord}@tianguis.example` })} sample />
        </State>
        <State name="Enlace que no sirve">
          <AskForLink id="recuperar-vencido" siteName="" isDead sample />
        </State>
        <State name="Contraseña nueva">
          <ChoosePassword
            id="recuperar-nueva"
            siteName=""
            email={typed.correo}
            meter={<PasswordMeter name="contrasena" />}
            sample
          />
        </State>
        <State name="Contraseña con error">
          <ChoosePassword
            id="recuperar-debil"
            siteName=""
            email={typed.correo}
            meter={null}
            result={invalid({}, { contrasena: recoveryCopy.choose.required })}
            sample
          />
        </State>
        <State name="Cambiada">
          <PasswordChanged siteName="" isSignedIn={false} isReduced sample />
        </State>
        <State name="No fui yo">
          <NotMe siteName="" sample />
        </State>
        <State name="No fui yo: quitada">
          <NotMe siteName="" outcome="La quitamos de tu cuenta y cerramos todas las sesiones." sample />
        </State>
        <State name="No fui yo: enlace que no sirve">
          <NotMe siteName="" isDead sample />
        </State>
      </>,
    ),
  };
}
