import { photographsPath } from '@tianguis/domain/photograph';
import { redirect } from 'react-router';
import { changePhotographs } from '../../../features/photographs/photographs.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { forScripts } from '../../../shared/session/for-scripts.server.ts';
import type { Route } from './+types/photographs-answer';

/** The server takes large forms here. */
export const handle = { takesFiles: true };

export const middleware: Route.MiddlewareFunction[] = forScripts;

/** Returns the photographs of the form, and those that were not added, to the page's script. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const answer = await changePhotographs(context, params.form, await readForm(request));
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } });
}

export const loader = ({ params }: Route.LoaderArgs) => redirect(photographsPath(params.form));
