import { buttonClass } from '@tianguis/ui';
import { redirect } from 'react-router';
import { sessionCopy } from '../../features/session/copy.ts';
import { BackLink, Entrance } from '../../features/session/entrance.tsx';
import { afterEntry, destinationsOf, entryPage } from '../../features/session/entry-answer.server.ts';
import { backField } from '../../features/session/fields.ts';
import { register } from '../../features/session/registration/registration.server.ts';
import { RegistrationForm } from '../../features/session/registration/registration-form.tsx';
import { isFacebookOffered } from '../../features/session/sign-on/facebook.server.ts';
import { SignOnButtons } from '../../features/session/sign-on/sign-on-button.tsx';
import { wayBack } from '../../features/session/way-back.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import { readSessionState } from '../../shared/session/session.server.ts';
import type { Route } from './+types/register';

const copy = sessionCopy.register;

/** RT-03: the registration. A signed-in customer is redirected. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { accounts, config, publicOrigin } = context.get(shopContext);
  const back = wayBack({ request, url }, destinationsOf(context));
  const { session } = await readSessionState(context);
  if (session) throw redirect(afterEntry(context, back).to, 303);
  return {
    back,
    signOn: accounts.singleSignOn?.label,
    facebook: isFacebookOffered(context),
    notice: accounts.privacyNotice,
    siteName: config.name,
    origin: publicOrigin,
  };
}

/** Answers the form without JavaScript (SS-09, ER-06). */
export async function action({ request, context }: Route.ActionArgs) {
  return entryPage(await register(context, request, await readForm(request)));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: copy.title, description: copy.intro, noindex: true, ...loaderData }) : [];

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.result;
  const back = result?.values[backField] ?? loaderData.back;
  return (
    <Entrance
      title={copy.title}
      intro={<p>{copy.intro}</p>}
      below={<BackLink href={back}>{sessionCopy.back}</BackLink>}
    >
      {result?.status === 'invalid' && <title>{`Error: ${copy.title}`}</title>}
      <RegistrationForm back={back} notice={loaderData.notice} result={result} />
      <SignOnButtons label={loaderData.signOn} facebook={loaderData.facebook} back={back} />
      <div className="mt-4 grid gap-2 border-t border-line pt-4">
        <p className="text-sm text-ink-soft">{copy.have}</p>
        <a href={`${paths.login}?${new URLSearchParams({ redirect: back })}`} className={buttonClass('outline')}>
          {sessionCopy.title}
        </a>
      </div>
    </Entrance>
  );
}
