import { buttonClass } from '@tianguis/ui';
import { data, redirect } from 'react-router';
import { chosenProduct } from '../../features/product/data.server.ts';
import { sessionCopy as copy } from '../../features/session/copy.ts';
import { BackLink, Entrance } from '../../features/session/entrance.tsx';
import { afterEntry, destinationsOf, entryPage } from '../../features/session/entry-answer.server.ts';
import { backOf, goOnWith } from '../../features/session/interaction/interaction.server.ts';
import { InteractionOver, LeadingOn } from '../../features/session/interaction/interaction.tsx';
import { PasskeyEntry } from '../../features/session/passkey/passkey-entry.tsx';
import { pendingFromCookies } from '../../features/session/pending-action/pending-action.ts';
import { toWanted, Wanted } from '../../features/session/pending-action/wanted.tsx';
import { signIn } from '../../features/session/sign-in/sign-in.server.ts';
import { SignInForm } from '../../features/session/sign-in/sign-in-form.tsx';
import { isFacebookOffered } from '../../features/session/sign-on/facebook.server.ts';
import { isLinkWaiting, signOnLabel } from '../../features/session/sign-on/sign-on.server.ts';
import { SignOnButtons, SignOnNotice } from '../../features/session/sign-on/sign-on-button.tsx';
import { type Notice, notices, signOnCopy } from '../../features/session/sign-on/sign-on-copy.ts';
import { wayBack } from '../../features/session/way-back.server.ts';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import { readSessionState } from '../../shared/session/session.server.ts';
import type { Route } from './+types/login';

/** RT-02: the sign-in page. It shows the pending action, and preserves where to go afterwards. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  const interaction = url.searchParams.get('interaccion');
  const back = interaction === null ? wayBack({ request, url }, destinationsOf(context)) : backOf(interaction);
  const { session } = await readSessionState(context);
  const goOn = session && interaction !== null ? await goOnWith(context, session, interaction) : undefined;
  if (session && interaction === null) throw redirect(afterEntry(context, back).to, 303);
  const pending = pendingFromCookies(context.get(requestContext).cookies);
  // If the product no longer exists, the page shows no pending action, which is no failure.
  const known = pending && (await answered(api.products.byIds([pending.product]))).data.products.length > 0;
  const chosen = known ? await chosenProduct(api, pending.product, pending.sku) : undefined;
  const page = {
    wanted: pending && chosen && toWanted(pending, chosen.product, chosen.variant),
    back: goOn?.isOver ? paths.home : back,
    goOn,
    ...signOnOf(context, url),
    search: url.search,
    siteName: config.name,
    origin: publicOrigin,
  };
  return data(page, { status: goOn?.isOver ? 410 : 200 });
}

/** The outside providers of the shop, and the notice about a sign-on that was started. */
function signOnOf(context: Route.LoaderArgs['context'], url: URL) {
  return {
    ...{ signOn: signOnLabel(context), facebook: isFacebookOffered(context) },
    signOnNotice: noticeOf(context, url.searchParams.get('entrada') ?? ''),
  };
}

function noticeOf(context: Route.LoaderArgs['context'], named: string): string | undefined {
  const label = signOnLabel(context);
  if (Object.hasOwn(notices, named)) return notices[named as Notice];
  if (label !== undefined && named === 'sin-servicio') return signOnCopy.silent(label);
  return isLinkWaiting(context) ? signOnCopy.link : undefined;
}

/** Answers the form without JavaScript (ER-05). */
export async function action({ request, url, context }: Route.ActionArgs) {
  return entryPage(await signIn(context, { request, url }, await readForm(request)));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: copy.title,
        description: copy.title,
        noindex: true,
        origin: loaderData.origin,
        siteName: loaderData.siteName,
      })
    : [];

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { wanted, goOn, signOn, facebook, signOnNotice } = loaderData;
  if (goOn?.to !== undefined) return <LeadingOn to={goOn.to} />;
  if (goOn?.isOver) return <InteractionOver />;
  const result = actionData?.result;
  // After a submission, the path to return to is in the result, and perhaps not in the URL.
  const back = result?.values.volver ?? loaderData.back;
  return (
    <Entrance
      title={wanted ? copy.intent[wanted.kind] : copy.title}
      intro={wanted && <Wanted wanted={wanted} />}
      below={<BackLink href={back}>{copy.back}</BackLink>}
    >
      {result?.status === 'invalid' && <title>{`Error: ${copy.title}`}</title>}
      {signOnNotice && <SignOnNotice>{signOnNotice}</SignOnNotice>}
      <SignInForm back={back} search={loaderData.search} result={result} />
      <p className="mt-2">
        <a href={accountPaths.recovery} className="touch text-sm font-semibold text-talavera underline">
          {copy.forgotten}
        </a>
      </p>
      <PasskeyEntry back={back} search={loaderData.search} />
      <SignOnButtons label={signOn} facebook={facebook} back={back} />
      <div className="mt-4 grid gap-2 border-t border-line pt-4">
        <p className="text-sm text-ink-soft">{copy.isNew}</p>
        <a href={`${paths.register}?${new URLSearchParams({ redirect: back })}`} className={buttonClass('outline')}>
          {copy.toRegister}
        </a>
      </div>
    </Entrance>
  );
}
