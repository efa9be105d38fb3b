import { sharedCartKinds } from '@tianguis/domain/cart';
import { data, redirect } from 'react-router';
import { sharedCartCopy as copy } from '../../../features/shared-cart/copy.ts';
import { sharedCartFields as fields } from '../../../features/shared-cart/data.ts';
import { canRetry, putIntoCart } from '../../../features/shared-cart/entry.server.ts';
import { scriptAnswer } from '../../../shared/forms/form-answer.server.ts';
import { failed } from '../../../shared/forms/form-results.ts';
import { leadingScript } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import type { Route } from './+types/shared-cart-answer';

/** SC-03 with a script: returns the path to go to. A result without a path shows the unavailable page (SC-04). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const kind = sharedCartKinds.find((one) => one === form.get(fields.kind));
  const link = form.get(fields.link);
  const isLink = kind !== undefined && typeof link === 'string' && link !== '';
  const { to, unavailable } = isLink ? await putIntoCart(context, kind, link) : {};
  if (to !== undefined) return leadingScript({ to });
  // With this status, the page offers another try.
  if (unavailable && canRetry(unavailable)) throw data(null, { status: 503 });
  return scriptAnswer({ result: failed({}, copy.unavailable.others.text) });
}

export function loader() {
  return redirect(paths.home);
}
