/** Sign-in and registration. */
import { SignOutForm } from '../../features/session/account-menu/sign-out-form.tsx';
import { BackLink, Entrance } from '../../features/session/entrance.tsx';
import { codeAskedField } from '../../features/session/fields.ts';
import { GoOn, InteractionOver } from '../../features/session/interaction/interaction.tsx';
import { passkeyEntryCopy } from '../../features/session/passkey/passkey-copy.ts';
import { PasskeyEntryForm } from '../../features/session/passkey/passkey-entry.tsx';
import { RegistrationCode, RegistrationCodeWays } from '../../features/session/registration/registration-code.tsx';
import { RegistrationForm } from '../../features/session/registration/registration-form.tsx';
import { CodeForm, ResendForm } from '../../features/session/sign-in/code-form.tsx';
import { SignInForm } from '../../features/session/sign-in/sign-in-form.tsx';
import { SignOnButtons, SignOnNotice } from '../../features/session/sign-on/sign-on-button.tsx';
import { signOnCopy } from '../../features/session/sign-on/sign-on-copy.ts';
import { SignOnState } from '../../features/session/sign-on/sign-on-return.tsx';
import { done, failed, invalid } from '../../shared/forms/form-results.ts';
import { PasswordMeter } from '../../shared/forms/password-meter.tsx';
import { Sample } from './form-samples.tsx';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

const back = '/testModules';
const never = async () => failed({}, passkeyEntryCopy.refused);
const correo = 'lupita@tianguis.example';

export function accounts(): Modules {
  return {
    'Iniciar sesión': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Sin enviar">
          <SignInForm id="entrar-1" back={back} sample />
        </State>
        <State name="Datos equivocados">
          <SignInForm
            id="entrar-2"
            back={back}
            sample
            result={invalid({ correo }, {}, 'Usuario y/o Contraseña no validos')}
          />
        </State>
        <State name="Con una falla">
          <SignInForm id="entrar-3" back={back} sample result={failed({ correo }, `Falló ${longWord}.`)} />
        </State>
      </div>
    ),
    'Entrar con una llave': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Botón">
          <PasskeyEntryForm id="llave-1" back={back} submit={never} sample />
        </State>
        <State name="Llave desconocida">
          <PasskeyEntryForm
            id="llave-2"
            back={back}
            submit={never}
            sample
            result={failed({}, passkeyEntryCopy.refused)}
          />
        </State>
      </div>
    ),
    'Código para entrar': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Código equivocado">
          <CodeForm id="codigo-1" back={back} sample result={invalid({}, { codigo: 'El código no es correcto.' })} />
        </State>
        <State name="Código de recuperación">
          <CodeForm id="codigo-3" back={back} isRecovery sample />
        </State>
        <State name="Otro código enviado">
          <ResendForm id="codigo-2" back={back} sample result={done('Te enviamos otro código.')} />
        </State>
      </div>
    ),
    'Crear cuenta': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Sin enviar">
          <RegistrationForm id="registro-1" back={back} notice="1" sample />
        </State>
        <State name="Con errores">
          <RegistrationForm
            id="registro-2"
            back={back}
            notice="1"
            sample
            result={invalid(
              { nombre: longWord, correo: 'lupita@' },
              { correo: 'El formato de correo electrónico es inválido' },
            )}
          />
        </State>
        <State name="Con el código pedido, sin JavaScript">
          <RegistrationForm
            id="registro-3"
            back={back}
            notice="1"
            sample
            result={{
              ...{ status: 'next', fieldErrors: {}, message: 'Te enviamos un correo para continuar.' },
              values: { nombre: 'Guadalupe', correo, aviso: '1', [codeAskedField]: '1' },
            }}
          />
        </State>
        <State name="Código y contraseña">
          <Sample id="registro-4">
            <RegistrationCode />
            <RegistrationCodeWays onCorrect={() => undefined} />
            <PasswordMeter name="contrasena" />
          </Sample>
        </State>
      </div>
    ),
    'Página de entrada': (
      <Entrance title={longWord} heading="h2" below={<BackLink href={back}>Volver</BackLink>}>
        <SignOutForm className="touch underline" />
      </Entrance>
    ),
    'Entrar con otro servicio': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Botón">
          <SignOnButtons label={longWord} facebook back={back} />
        </State>
        <State name="Por vincular">
          <SignOnNotice>{signOnCopy.link}</SignOnNotice>
        </State>
        <State name="De regreso">
          <SignOnState message="" />
        </State>
        <State name="De regreso, con una falla">
          <SignOnState message={signOnCopy.returned.failed} />
        </State>
      </div>
    ),
    'Entrar para otra aplicación': (
      <div className="grid gap-6 sm:grid-cols-2">
        <GoOn to={back} heading="h2" />
        <GoOn to={back} site={`${longWord}.example`} heading="h2" />
        <InteractionOver heading="h2" />
      </div>
    ),
  };
}
