import { accountPaths } from '../../../shared/links/account-paths.ts';
import { ownerField } from './drafts.ts';

/** Sends the texts of a form to the server, which stores them as a draft. A form that nobody has changed is not sent. */
export async function saveTyped(form: HTMLFormElement): Promise<void> {
  if (![...form.elements].some(isChanged)) return;
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  if (!fields.some(([name, value]) => name === ownerField && value !== '')) return;
  await fetch(accountPaths.draft, { method: 'POST', body: new URLSearchParams(fields), keepalive: true });
}

/** Whether a control differs from the page that the server sent. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
