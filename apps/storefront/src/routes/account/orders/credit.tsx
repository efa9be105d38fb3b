import type { FormResult } from '@tianguis/ui';
import { data } from 'react-router';
import { draftOf, rememberDraft } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { answerCredit, readCredit, toBenefits } from '../../../features/orders/credit/credit.server.ts';
import { askParameter } from '../../../features/orders/credit/credit-fields.ts';
import { CreditPage } from '../../../features/orders/credit/credit-page.tsx';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import { customerOf, requireCustomer } from '../../../shared/session/customer.server.ts';
import type { Route } from './+types/credit';

/** RT-29: another name than that of the configured credit does not exist. */
const onlyCredit: Route.MiddlewareFunction = ({ params, context }, next) => {
  const { product } = context.get(shopContext).config.creditModule;
  if (params.credit !== `credito-${product}`) throw data(null, { status: 404 });
  return next();
};

/** RT-29: visitors have no credit, so they read the benefits; only the form leads them to the sign-in. */
const orBenefits: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  const response = await next();
  const isVisitor = response.headers.get('location') === paths.login;
  return isVisitor && request.method === 'GET' && !url.searchParams.has(askParameter) ? toBenefits(context) : response;
};

export const middleware: Route.MiddlewareFunction[] = [onlyCredit, orBenefits, rememberDraft, requireCustomer];

/** RT-29, ST-03: the customer's credit, or the form that asks for it. */
export const loader = async ({ url, context }: Route.LoaderArgs) => ({
  page: await readCredit(context, url),
  draft: draftOf(context, url),
  siteName: context.get(shopContext).config.name,
  profile: customerOf(context).profile,
});

export const action = async ({ request, context }: Route.ActionArgs) =>
  leadingPage(await answerCredit(context, await readForm(request)));

export const meta: Route.MetaFunction = noindex;

export default function Credit({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const result = (actionData as { result: FormResult } | undefined)?.result;
  const { page, draft, siteName } = loaderData;
  return <CreditPage {...{ page, draft, result }} siteName={siteName} owner={<OwnerField />} />;
}
