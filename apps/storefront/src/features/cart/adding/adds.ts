/**
 * The script of "Agregar al carrito", which loads late. After a press, a small panel shows the contents of the cart.
 * The script works on the document without React, so pages load without it. Each press has a key, so that a repeated
 * request adds nothing more.
 */
import { readWhole } from '@tianguis/domain';
import { cookieChange, readCookie } from '../../../shared/device/cookies.ts';
import { reportEvent } from '../../../shared/device/shop-events.ts';
import { goField } from '../../../shared/forms/go-field.ts';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { showToast } from '../../../shared/frame/toast.ts';
import { cartNotes, cartPaths } from '../../../shared/links/cart-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { sessionCookies } from '../../../shared/session/session-names.ts';
import { showPanel } from './add-panel.ts';
import { panelFields, addWords as words } from './add-words.ts';

/** Forms that were submitted and not yet answered. */
const sending = new Set<HTMLFormElement>();

/** Handles the submission of a form by a button of this form. */
export function pressAdd(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const isSignedIn = readCookie(sessionCookies.profile) !== undefined;
  if (!isSignedIn) submitAsItIs(form, submitter);
  // A second press of the same form is ignored until the first is answered.
  else if (!sending.has(form)) {
    sending.add(form);
    void send(form, submitter).finally(() => sending.delete(form));
  }
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') data.set(submitter.name, submitter.value);
  data.set('clave', keyOfPress());
  submitter?.setAttribute('aria-busy', 'true');
  try {
    const result = await sendTwice(data);
    const to = result.values[goField];
    if (to !== undefined) return location.assign(to);
    if (result.status !== 'done') return showToast(result.message || words.failed, { isFault: true });
    // The service worker has no connection, and says that the press waits.
    if (result.values[panelFields.outcome] === undefined) return showToast(result.message);
    window.dispatchEvent(new Event(cookieChange));
    if (result.values[panelFields.outcome] !== 'none') reportAdded(data);
    showPanel(result, submitter);
  } catch {
    showToast(words.offline, { isFault: true });
  } finally {
    submitter?.removeAttribute('aria-busy');
  }
}

function reportAdded(data: FormData): void {
  const [id, sku, quantity] = ['producto', 'variante', 'cantidad'].map((name) => String(data.get(name) ?? ''));
  reportEvent({
    ...{ evento: 'agregar', id: readWhole(id) ?? 0, cantidad: readWhole(quantity, 1) ?? 1 },
    ...(sku && sku !== '0' && { variante: sku }),
  });
}

/** Repeats a failed request, since a bad connection may have lost the answer. The key ensures that both count once. */
async function sendTwice(data: FormData): ReturnType<typeof sendForm> {
  try {
    return await sendForm(cartPaths.addAnswer, data);
  } catch {
    return sendForm(cartPaths.addAnswer, data);
  }
}

/** `randomUUID` exists only over TLS. */
const keyOfPress = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Submits the form as without scripts; `requestSubmit` would call the handler of presses again. */
function submitAsItIs(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: submitter.name, value: submitter.value });
    form.append(field);
  }
  form.submit();
}

/**
 * Shows the note that the URL fragment names: the result of an "Agregar" that was pressed before scripts ran or before
 * signing in.
 */
export function showNote(): void {
  for (const [note, id] of Object.entries(cartNotes)) {
    if (location.hash !== `#${id}`) continue;
    history.replaceState(history.state, '', location.pathname + location.search);
    const isFault = note === 'none' || note === 'unbuyable';
    showToast(words.notes[note as keyof typeof cartNotes], {
      ...{ isFault, link: { href: paths.cart, label: words.see } },
    });
  }
}
