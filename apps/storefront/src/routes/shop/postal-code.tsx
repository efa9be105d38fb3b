import { redirect } from 'react-router';
import { postalCodeOf } from '../../commerce/destination/destination.server.ts';
import { locationCopy } from '../../features/location/postal-code/copy.ts';
import { storePostalCode } from '../../features/location/postal-code/postal-code.server.ts';
import { PostalCodeForm } from '../../features/location/postal-code/postal-code-form.tsx';
import { goalField, postalCodeField } from '../../features/location/postal-code/postal-code-result.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { pageAnswer } from '../../shared/forms/form-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { ownPath } from '../../shared/links/own-path.ts';
import { paths } from '../../shared/links/paths.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import type { Route } from './+types/postal-code';

const copy = locationCopy.dialog;

/**
 * The target of the postal code's form (UI-11, VA-01). Without JavaScript it renders a page with the result and the
 * form.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, publicOrigin } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const form = await readForm(request);
  const goal = form.get(goalField);
  const result = await storePostalCode(form, cookies, api);
  // If no new code was typed, the stored code is used.
  const isKnown = result.status === 'done' || (form.get(postalCodeField) === '' && postalCodeOf(cookies) !== undefined);
  if (typeof goal === 'string' && isKnown) throw redirect(ownPath(goal, publicOrigin), 303);
  const from = ownPath(typeof goal === 'string' ? goal : request.headers.get('referer'), publicOrigin);
  const back = from === url.pathname ? paths.home : from;
  return pageAnswer({ result, back, goal: typeof goal === 'string' ? from : undefined });
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function PostalCode({ actionData }: Route.ComponentProps) {
  const result = actionData?.result;
  const stored = result?.status === 'done' ? (result.values[postalCodeField] ?? '') : '';
  return (
    <div className="page max-w-xl py-6 sm:py-10">
      {/* Screen readers read the title first, so it contains the errors. */}
      <title>{result?.status === 'invalid' ? `Error: ${copy.title}` : copy.title}</title>
      <h1 className="text-xl font-bold sm:text-2xl">{copy.title}</h1>
      <PostalCodeForm id="codigo-postal-pagina" stored={stored} result={result} goal={actionData?.goal} />
      <p className="mt-6">
        <a href={actionData?.back ?? paths.home} className="touch font-semibold text-talavera underline">
          {copy.back}
        </a>
      </p>
    </div>
  );
}
