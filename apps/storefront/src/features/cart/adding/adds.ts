/**
 * "Agregar al carrito" with scripts, loaded late: a small panel says what is in the cart now. Works on the document, so
 * that it costs first views nothing. A press is sent with a key of its own: what is sent again adds nothing more.
 */
import { cookieChange, readCookie } from '../../../shared/device/cookies.ts';
import { tell } from '../../../shared/device/shop-events.ts';
import { goField } from '../../../shared/forms/go-field.ts';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { showToast } from '../../../shared/frame/toast.ts';
import { cartNotes, cartPaths } from '../../../shared/links/cart-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { sessionCookies } from '../../../shared/session/session-names.ts';
import { showPanel } from './add-panel.ts';
import { addWords as words } from './add-words.ts';

/** Presses that have not been answered. */
const sending = new Set<HTMLFormElement>();

/** A form was pressed, by this button of it. */
export function pressAdd(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const isSignedIn = readCookie(sessionCookies.profile) !== undefined;
  if (!isSignedIn) submitAsItIs(form, submitter);
  // Not a second press of the same form, before the first was answered.
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
    if (to !== undefined) {
      if (to === paths.cart) tellAdded(data);
      return location.assign(to);
    }
    if (result.status !== 'done') return showToast(result.message || words.failed, { isFault: true });
    window.dispatchEvent(new Event(cookieChange));
    tellAdded(data);
    showPanel(result, submitter);
  } catch {
    showToast(words.offline, { isFault: true });
  } finally {
    submitter?.removeAttribute('aria-busy');
  }
}

function tellAdded(data: FormData): void {
  const [id, sku, quantity] = ['producto', 'variante', 'cantidad'].map((name) => String(data.get(name) ?? ''));
  tell({
    ...{ evento: 'agregar', id: Number(id), cantidad: Number(quantity) || 1 },
    ...(sku && sku !== '0' && { variante: sku }),
  });
}

/** The answer of the first may have been lost on a bad line: the key makes one of both. */
async function sendTwice(data: FormData): ReturnType<typeof sendForm> {
  try {
    return await sendForm(cartPaths.addAnswer, data);
  } catch {
    return sendForm(cartPaths.addAnswer, data);
  }
}

/** `randomUUID` is only there over TLS. */
const keyOfPress = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** As without scripts; `requestSubmit` would be a press again. */
function submitAsItIs(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: submitter.name, value: submitter.value });
    form.append(field);
  }
  form.submit();
}

/** The page came back with what became of "Agregar", which was pressed before scripts were there or somebody signed in. */
export function tellNote(): void {
  for (const [note, id] of Object.entries(cartNotes)) {
    if (location.hash !== `#${id}`) continue;
    history.replaceState(history.state, '', location.pathname + location.search);
    const isFault = note === 'none';
    showToast(words.notes[note as keyof typeof cartNotes], {
      ...{ isFault, link: { href: paths.cart, label: words.see } },
    });
  }
}
