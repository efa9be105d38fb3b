/** The pages of an account. */
import type { PrivacyRequest } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import { Switch } from '@tianguis/ui';
import { AccountNav } from '../../features/account/account-nav.tsx';
import { AccountPage } from '../../features/account/account-page.tsx';
import { confirmationCopy } from '../../features/account/confirmation/confirmation-copy.ts';
import { ConfirmationForm } from '../../features/account/confirmation/confirmation-form.tsx';
import { PasskeyConfirmation } from '../../features/account/confirmation/passkey-confirmation.tsx';
import { AccountDeleted } from '../../features/account/deletion/account-deleted.tsx';
import { DeletionForm } from '../../features/account/deletion/deletion-form.tsx';
import { DeletionTerms } from '../../features/account/deletion/deletion-terms.tsx';
import { asksCodesField } from '../../features/account/fields.ts';
import { AccountHome } from '../../features/account/home/account-home.tsx';
import { Notice } from '../../features/account/notice.tsx';
import { NotificationSwitches } from '../../features/account/notifications/notification-switches.tsx';
import { PasskeyOffer } from '../../features/account/passkeys/passkey-offer.tsx';
import { DownloadCard, OtherPrivacyCards } from '../../features/account/privacy/privacy-cards.tsx';
import { PrivacyForm, PrivacyRequests } from '../../features/account/privacy/privacy-form.tsx';
import { EmailCard } from '../../features/account/profile/email-card.tsx';
import { EmailForm } from '../../features/account/profile/email-form.tsx';
import { ProfileForm } from '../../features/account/profile/profile-form.tsx';
import { PasswordCard, TwoStepCard } from '../../features/account/second-step/two-step-card.tsx';
import { PasswordForm } from '../../features/account/security/password-form.tsx';
import { SessionsCard } from '../../features/account/security/sessions-card.tsx';
import { InstallCard } from '../../features/installation/install-offer.tsx';
import { PushOffer } from '../../features/push/push-offer.tsx';
import { PushSetting } from '../../features/push/push-setting.tsx';
import { done, failed, invalid } from '../../shared/forms/form-results.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

const correo = `${longWord.toLowerCase()}@tianguis.example`;
const person = { nombre: 'Guadalupe', apellidoP: 'Ríos', apellidoM: '', telefono: '', cumpleanios: '', genero: '' };
const codesAsked = { correo: 'nueva@tianguis.example', [asksCodesField]: '1' };
const next = (values: Record<string, string>) =>
  ({ status: 'next', values, fieldErrors: {}, message: 'Te enviamos un código.' }) as const;
const terms = {
  dias: 30,
  borra: ['Tu nombre, correo, contraseña, teléfono, cumpleaños y género', longWord],
  conserva: [{ que: 'Las facturas de tus compras', anios: 5, por: 'Código Fiscal de la Federación, artículo 30' }],
};
const notSettled = {
  ...failed({ entiendo: '1' }, 'Todavía no podemos borrar tu cuenta: antes hay que resolver lo que tienes pendiente.'),
  hindrances: [
    {
      que: 'Tu pedido 0123456789 todavía no termina de llegar.',
      haz: 'Espera a recibirlo. Si ya no lo quieres, cancélalo antes de que salga.',
      enlace: { href: '/pedido/0123456789', texto: 'Ver el pedido' },
    },
    { que: longWord, haz: longWord, enlace: { href: '/contacto', texto: longWord } },
  ],
};
const switches = { pedidos: true, ofertas: false, favoritos: false, opiniones: true };

/** `now`: the time of the page, in milliseconds. */
export function accountPages({ now }: Pick<GalleryData, 'now'>): Modules {
  const moment = new Date(now).toISOString();
  const session = { direccion: '187.190.…', desde: moment, visto: moment };
  const asked = { derecho: 'acceso', texto: longWord, recibida: moment, vence: dateInMexico(moment) } as const;
  const request = { ...asked, respondida: null, respuesta: null };
  const requests: PrivacyRequest[] = [
    { ...request, folio: 'ARCO-2026-000012', estado: 'recibida' },
    { ...request, folio: 'ARCO-2026-000007', estado: 'respondida', respondida: moment, respuesta: longWord },
  ];
  return {
    'Mi cuenta': (
      <AccountHome
        heading="h2"
        nombre={longWord}
        correo={correo}
        desde={moment}
        offer={<PasskeyOffer id="oferta-1" heading="h3" />}
        facts={{ [accountPaths.profile]: 'Teléfono 55 1234 5678', [accountPaths.security]: '2 sesiones abiertas' }}
        last={
          <>
            <InstallCard way="prompt" heading="h3" />
            <InstallCard way="menu" heading="h3" />
          </>
        }
      />
    ),
    'Página de la cuenta': (
      <AccountPage title={longWord} intro={correo} section={accountPaths.profile} heading="h2" notice="Listo.">
        <Notice sample>{longWord}</Notice>
        <AccountNav current={accountPaths.security} />
      </AccountPage>
    ),
    'Mis datos': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Correo">
          <EmailCard correo={correo} />
        </State>
        <State name="Guardados">
          <ProfileForm id="mis-datos-1" sample values={person} result={done('Guardamos tus datos.', person)} />
        </State>
        <State name="Con errores">
          <ProfileForm
            id="mis-datos-2"
            sample
            values={person}
            result={invalid({ nombre: '' }, { nombre: 'Escribe tu nombre' })}
          />
        </State>
      </div>
    ),
    'Cambiar correo': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Sin enviar">
          <EmailForm id="correo-1" sample today={correo} typed="" />
        </State>
        <State name="Con los códigos pedidos">
          <EmailForm id="correo-2" sample today={correo} typed="" result={next(codesAsked)} />
        </State>
      </div>
    ),
    'Confirma que eres tú': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Con contraseña">
          <ConfirmationForm
            id="confirmar-1"
            sample
            back="/"
            correo={correo}
            proof="contrasena"
            result={invalid({}, { contrasena: 'Esa no es tu contraseña.' })}
          />
        </State>
        <State name="Sin contraseña">
          <ConfirmationForm id="confirmar-2" sample back="/" correo={correo} proof="codigo" />
        </State>
        <State name="Solo con llave de acceso">
          <ConfirmationForm id="confirmar-4" sample back="/" correo={correo} proof={undefined} hasPasskey />
        </State>
        <State name="Llave rechazada">
          <PasskeyConfirmation
            id="confirmar-5"
            sample
            back="/"
            isOnly={false}
            result={failed({}, confirmationCopy.passkey.refused)}
          />
        </State>
        <State name="Con el código pedido">
          <ConfirmationForm
            id="confirmar-3"
            sample
            back="/"
            correo={correo}
            proof="codigo"
            result={next({ [asksCodesField]: '1' })}
          />
        </State>
      </div>
    ),
    'Seguridad de la cuenta': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Contraseña">
          <PasswordCard />
        </State>
        <State name="Contraseña nueva">
          <PasswordForm id="contrasena-1" sample correo={correo} />
        </State>
        <State name="Dos pasos">
          <TwoStepCard id="dos-pasos-1" isOn />
        </State>
        <State name="Un paso">
          <TwoStepCard id="dos-pasos-2" isOn={false} />
        </State>
        <State name="Varias sesiones">
          <SessionsCard
            id="sesiones-1"
            sessions={[
              { ...session, id: '1', dispositivo: 'Chrome en Windows', esEsta: true },
              { ...session, id: '2', dispositivo: `${longWord} en Android`, esEsta: false },
            ]}
            result={failed({}, 'Esa sesión ya no está abierta.')}
          />
        </State>
        <State name="Una sesión">
          <SessionsCard
            id="sesiones-2"
            sessions={[{ ...session, id: '1', dispositivo: 'Safari en iPhone', esEsta: true }]}
          />
        </State>
      </div>
    ),
    'Avisos de la cuenta': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Guardados, sin JavaScript">
          <NotificationSwitches
            id="avisos-1"
            sample
            switches={switches}
            correo={correo}
            result={done('Guardamos tus avisos.')}
          />
        </State>
        <State name="Interruptor">
          <Switch name="uno" label={longWord} hint={longWord} isOn />
          <Switch name="otro" label="Apagado" hint="No se envía" isOn={false} />
        </State>
      </div>
    ),
    'Notificaciones de un dispositivo': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Sin sesión">
          <PushSetting sample="visitor" />
        </State>
        <State name="Apagadas">
          <PushSetting sample="off" />
        </State>
        <State name="Encendidas">
          <PushSetting sample={['pedidos', 'existencias']} />
        </State>
        <State name="Bloqueadas">
          <PushSetting sample="blocked" />
        </State>
        <State name="iPhone, fuera de la pantalla de inicio">
          <PushSetting sample="homeScreen" />
        </State>
        <State name="No disponibles">
          <PushSetting sample="unsupported" />
        </State>
        <State name="Después de un pedido">
          <PushOffer sample />
        </State>
      </div>
    ),
    'Privacidad de la cuenta': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Descarga">
          <DownloadCard canDownload={false} />
        </State>
        <State name="Descarga, confirmada">
          <DownloadCard canDownload />
        </State>
        <State name="Solicitud con errores">
          <PrivacyForm id="arco-1" sample result={invalid({ texto: longWord }, { derecho: 'Elige qué necesitas' })} />
        </State>
        <State name="Solicitudes">
          <PrivacyRequests requests={requests} />
        </State>
        <State name="Lo demás">
          <OtherPrivacyCards />
        </State>
      </div>
    ),
    'Borrar la cuenta': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Qué se borra">
          <DeletionTerms terms={terms} />
        </State>
        <State name="Sin confirmar">
          <DeletionForm days={30} canDelete={false} confirmHref="/" />
        </State>
        <State name="Confirmado">
          <DeletionForm id="borrar-1" sample days={30} canDelete confirmHref="/" />
        </State>
        <State name="Con pendientes">
          <DeletionForm id="borrar-2" sample days={30} canDelete confirmHref="/" result={notSettled} />
        </State>
        <State name="Borrada">
          <AccountDeleted heading="h2" until={moment} />
        </State>
      </div>
    ),
  };
}
