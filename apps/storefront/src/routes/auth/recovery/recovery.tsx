import { data, redirect } from 'react-router';
import { AskForLink } from '../../../features/recovery/ask-for-link.tsx';
import { ChoosePassword, PasswordChanged } from '../../../features/recovery/choose-password.tsx';
import { readStep, recover, setPrivateHeaders, takeToken } from '../../../features/recovery/data.server.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { pageAnswer } from '../../../shared/forms/form-answer.server.ts';
import { PasswordMeter } from '../../../shared/forms/password-meter.tsx';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import type { Route } from './+types/recovery';

/** Moves the token out of the URL before anything is rendered. Replies are not cached. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url, context }, next) =>
    setPrivateHeaders(takeToken(url, context.get(requestContext).cookies) ?? ((await next()) as Response)),
];

/** RT-04: the recovery page; 410 for a link that is no longer valid. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const step = await readStep(context, url);
  return data(
    { ...step, siteName: context.get(shopContext).config.name },
    { status: step.step === 'dead' ? 410 : 200 },
  );
}

/** Answers the forms without JavaScript: renders the page with the result, or redirects to the next page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = await recover(context, request, form);
  if (answer.next !== undefined) return redirect(answer.next, 303);
  return pageAnswer({ ...answer.form, isAsking: !form.has('contrasena') });
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function Recovery({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName } = loaderData;
  const shared = { siteName, result: actionData && 'result' in actionData ? actionData.result : undefined };
  const isAsking = actionData && 'isAsking' in actionData && actionData.isAsking;
  if (loaderData.step === 'choose' && !isAsking)
    return <ChoosePassword {...shared} email={loaderData.email} meter={<PasswordMeter name="contrasena" />} />;
  if (loaderData.step === 'changed' && !isAsking)
    return <PasswordChanged siteName={siteName} isSignedIn={loaderData.isSignedIn} isReduced={loaderData.isReduced} />;
  return <AskForLink {...shared} isDead={loaderData.step === 'dead' && !isAsking} />;
}
