import { redirect } from 'react-router';
import { pendingFromForm } from '../../../features/session/pending-action/pending-action.ts';
import { startAction } from '../../../features/session/pending-action/require-sign-in.server.ts';
import { heartAnswer, pressHeart } from '../../../features/wishlist/hearts/press.server.ts';
import { wishlistWords } from '../../../features/wishlist/words.ts';
import { scriptAnswer } from '../../../shared/forms/form-answer.server.ts';
import { failed } from '../../../shared/forms/form-results.ts';
import { leadingScript } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import type { Route } from './+types/heart-answer';

/** Answers a heart's script with the result, or with the URL of the sign-in if the session has ended (SS-07). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const isRemoved = form.has('quitar');
  const pending = pendingFromForm(form, 'favorito', context.get(requestContext).cookies);
  if (!pending) return scriptAnswer({ result: failed({}, wishlistWords.heart.failed) });
  const answer = await pressHeart(context, pending.product, isRemoved);
  if (answer) return scriptAnswer(heartAnswer(answer, isRemoved));
  // A removal is not stored as pending, since another customer may sign in next.
  const led = await startAction(context, request.headers.get('referer'), isRemoved ? undefined : pending, 'login');
  return leadingScript({ to: led.headers.get('location') ?? paths.login });
}

export function loader() {
  return redirect(paths.home);
}
