import { AnalyticsPage } from '../../features/analytics/analytics-page.tsx';
import { analyticsCopy } from '../../features/analytics/copy.ts';
import { type AnalyticsOutcome, changeAnalytics, readAnalytics } from '../../features/analytics/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { pageAnswer } from '../../shared/forms/form-answer.server.ts';
import { done, failed } from '../../shared/forms/form-results.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/analytics';

const copy = analyticsCopy.page;

/** The page of the consent to measure this browser (AP-21). */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, publicOrigin } = context.get(shopContext);
  return { siteName: config.name, origin: publicOrigin, analytics: await readAnalytics(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await changeAnalytics(context, await readForm(request));
  return pageAnswer({ outcome, result: outcome === 'failed' ? failed({}, '') : done('') });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: copy.title, description: copy.description, noindex: true, ...loaderData }) : [];

export default function Analytics({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData as { outcome: AnalyticsOutcome } | undefined;
  return <AnalyticsPage {...loaderData.analytics} outcome={answer?.outcome} />;
}
