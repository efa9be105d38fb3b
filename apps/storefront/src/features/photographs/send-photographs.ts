/** Sends one photograph from an open page, with its progress. `fetch` does not tell the progress of what it sends. */
import { mostPhotographBytes } from '@tianguis/domain/photograph';
import { goField } from '../../shared/forms/go-field.ts';
import { photographsCopy as copy } from './photographs-copy.ts';
import { photographFields as fields, type PhotographsAnswer, photographsAnswerPath } from './photographs-fields.ts';
import { shrinkPhotograph } from './shrink-photograph.ts';

/** The answer of the server, or why there is none. */
export type Sent = PhotographsAnswer | { failure: string };

/** @param onProgress the sent part, from 0 to 1 */
export async function sendPhotograph(form: string, file: File, onProgress: (share: number) => void): Promise<Sent> {
  const small = await shrinkPhotograph(file);
  if (small.size > mostPhotographBytes) return { failure: copy.tooLarge };
  const data = new FormData();
  data.set(fields.file, small, file.name);
  return post(form, data, onProgress);
}

export function removePhotograph(form: string, id: string): Promise<Sent> {
  const data = new FormData();
  data.set(fields.remove, id);
  return post(form, data, () => undefined);
}

function post(form: string, data: FormData, onProgress: (share: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', photographsAnswerPath(form));
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ failure: copy.offline });
    request.onload = () => resolve(read(request));
    request.send(data);
  });
}

function read({ status, responseText }: XMLHttpRequest): Sent {
  if (status === 413) return { failure: copy.tooLarge };
  if (status === 429 || status === 503) return { failure: copy.busy };
  try {
    const answer = JSON.parse(responseText) as Partial<PhotographsAnswer> & { values?: Record<string, string> };
    const to = answer.values?.[goField];
    // The session is over: the sign-in returns to this page.
    if (to !== undefined) location.assign(to);
    if (answer.ids && answer.refused) return { ids: answer.ids, refused: answer.refused };
  } catch {
    // Networks on the way may reply with a page.
  }
  return { failure: copy.failed };
}
