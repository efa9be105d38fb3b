import { newForm } from '../../features/contact/visitor-answer.server.ts';
import { writers } from '../../features/contact/writers.server.ts';
import { scriptAnswer } from '../../shared/forms/form-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import type { Route } from './+types/write-answer';

/** A new form for the script of a public page (RT-17): its seal, and the name and e-mail of a signed-in customer. */
export async function loader({ params, context }: Route.LoaderArgs) {
  writers(params.form);
  return Response.json(await newForm(context), { headers: { 'cache-control': 'private, no-store' } });
}

/** Returns the result of a form for visitors to the page's script. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { write } = writers(params.form);
  return scriptAnswer(await write(context, await readForm(request)));
}
