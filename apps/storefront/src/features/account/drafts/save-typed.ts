import { addressPaths } from '../../../shared/links/address-paths.ts';
import { ownerField } from './drafts.ts';

/**
 * Sends the texts of a form to the server, which stores them as a draft. A form that nobody has changed is not sent,
 * nor is a form that was reset after its submission: the submission itself has stored the draft.
 */
export async function saveTyped(form: HTMLFormElement): Promise<void> {
  if (![...form.elements].some(isChanged)) return;
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  if (!fields.some(([name, value]) => name === ownerField && value !== '')) return;
  await fetch(addressPaths.draft, { method: 'POST', body: new URLSearchParams(fields), keepalive: true });
}

/** Whether a control differs from the page that the server sent. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    // Without a default, the first option is selected.
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
