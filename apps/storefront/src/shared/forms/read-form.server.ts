import { data } from 'react-router';

/** The fields of a posted form. A body that is no form is the client's fault, not a crash: 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
