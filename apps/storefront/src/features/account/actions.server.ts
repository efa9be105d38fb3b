import { type LeadingAnswer, leadingPage } from '../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { noteDataChange } from '../../shared/session/data-version.server.ts';
import { changeAddresses, saveAddress } from './addresses/addresses.server.ts';
import { type AccountAction, type Context, sentContext } from './answer.server.ts';
import { confirmIdentity } from './confirmation/confirmation.server.ts';
import { deleteAccount } from './deletion/deletion.server.ts';
import { saveNotifications } from './notifications/notifications.server.ts';
import { addPasskey } from './passkeys/passkeys.server.ts';
import { requestPrivacy } from './privacy/privacy.server.ts';
import { changeEmail } from './profile/email.server.ts';
import { saveProfile } from './profile/profile.server.ts';
import { changeAuthenticator } from './second-step/authenticator.server.ts';
import { changePassword, changeSecurity } from './security/security.server.ts';
import { type AccountForm, accountForms } from './send-account-form.ts';

/** The arguments of a route's action. */
interface Sent {
  request: Request;
  context: Context;
}

/** The handler of each form of the account, for its page and for scripts. */
const actions: Readonly<Record<AccountForm, AccountAction>> = {
  'mis-datos': saveProfile,
  correo: changeEmail,
  confirmar: confirmIdentity,
  contrasena: changePassword,
  seguridad: changeSecurity,
  'llave-nueva': addPasskey,
  'app-de-autenticacion': changeAuthenticator,
  avisos: saveNotifications,
  privacidad: requestPrivacy,
  'borrar-cuenta': deleteAccount,
  direccion: saveAddress,
  direcciones: changeAddresses,
};

/** Answers a form that was submitted without JavaScript. The page's action calls this function. */
export async function answerPage(name: AccountForm, sent: Sent) {
  sent.context.set(sentContext, true);
  return leadingPage(await answer(name, sent));
}

/** The answer of the form with this name; undefined if there is no such form. */
export function answerNamed(name: string, sent: Sent): Promise<LeadingAnswer> | undefined {
  const known = accountForms.find((one) => one === name);
  return known && answer(known, sent);
}

async function answer(name: AccountForm, { request, context }: Sent): Promise<LeadingAnswer> {
  const reply = await actions[name](context, await readForm(request), request);
  if ('to' in reply || reply.result.status === 'done') noteDataChange(context);
  return reply;
}
