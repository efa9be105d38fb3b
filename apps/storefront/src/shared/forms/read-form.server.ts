import { data } from 'react-router';

/** The fields of a submitted form. A body that is no form is the client's fault, so the answer is 400 and no crash. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
