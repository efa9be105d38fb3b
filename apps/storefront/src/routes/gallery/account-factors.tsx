/** Passkeys and the authenticator app of an account. */

import { passkeyField, qrField, secretField, uriField, whatField } from '../../features/account/fields.ts';
import { NewPasskeyForm } from '../../features/account/passkeys/new-passkey-form.tsx';
import { PasskeysCard } from '../../features/account/passkeys/passkeys-card.tsx';
import { authenticatorCopy, passkeysCopy } from '../../features/account/passkeys/passkeys-copy.ts';
import { AuthenticatorCard } from '../../features/account/second-step/authenticator-card.tsx';
import { AuthenticatorPanel } from '../../features/account/second-step/authenticator-panel.tsx';
import { AuthenticatorScan } from '../../features/account/second-step/authenticator-scan.tsx';
import { RecoveryCodes } from '../../features/account/second-step/recovery-codes.tsx';
import { failed, invalid } from '../../shared/forms/form-results.ts';
import { passkeyCopy } from '../../shared/passkeys/passkey-copy.ts';
import type { GalleryData } from './data.ts';
import { longWord } from './samples.ts';
import { type Modules, State } from './state.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const qr =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 5"><path d="M1 1h2v2H1zM3 3h1v1H3z" fill="#000"/></svg>';
const begun = { [secretField]: secret, [uriField]: '#', [qrField]: qr };
const none = () => undefined;

/** `now`: the time of the page, in milliseconds. */
export function accountFactors({ now }: Pick<GalleryData, 'now'>): Modules {
  const moment = new Date(now).toISOString();
  const app = { activo: true, desde: moment, codigos: 8 };
  const off = { activo: false, desde: null, codigos: 0 };
  const key = { id: '1', nombre: 'Chrome en Android', creada: moment, usada: moment, sincronizada: true };
  const other = { ...key, id: '2', nombre: longWord, usada: null, sincronizada: false };
  return {
    'Llaves de acceso': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Ninguna">
          <PasskeysCard id="llaves-1" passkeys={[]} sample />
        </State>
        <State name="Dos, un nombre equivocado">
          <PasskeysCard
            id="llaves-2"
            passkeys={[key, other]}
            sample
            result={invalid(
              { nombre: '', [passkeyField]: '2', [whatField]: 'nombrar-llave' },
              { nombre: passkeysCopy.missing },
            )}
          />
        </State>
        <State name="Nueva">
          <NewPasskeyForm id="llave-nueva-1" name={longWord} sample />
        </State>
        <State name="Nueva, cancelada">
          <NewPasskeyForm id="llave-nueva-2" name="Safari" sample result={failed({}, passkeyCopy.cancelled)} />
        </State>
      </div>
    ),
    'App de autenticación': (
      <div className="grid gap-6 sm:grid-cols-2">
        <State name="Desactivada">
          <AuthenticatorCard state={off} />
        </State>
        <State name="Con pocos códigos">
          <AuthenticatorCard state={{ ...app, codigos: 1 }} />
        </State>
        <State name="Por configurar">
          <AuthenticatorPanel id="app-1" state={off} siteName={longWord} sample />
        </State>
        <State name="Activada">
          <AuthenticatorPanel id="app-2" state={app} siteName={longWord} sample />
        </State>
        <State name="Código QR">
          <AuthenticatorScan
            id="app-3"
            sample
            onResult={none}
            result={{ status: 'next', values: begun, fieldErrors: {}, message: '' }}
          />
        </State>
        <State name="Código equivocado, sin JavaScript">
          <AuthenticatorScan
            id="app-4"
            sample
            onResult={none}
            result={invalid({ [secretField]: secret }, { codigo: authenticatorCopy.scan.missing })}
          />
        </State>
        <State name="Códigos de recuperación">
          <RecoveryCodes
            codes={['abcde-fghjk', 'mnpqr-stuvw', 'xyz23-45678', 'kjhgf-edcba']}
            notice={authenticatorCopy.codes.notice}
            siteName={longWord}
            sample
          />
        </State>
      </div>
    ),
  };
}
