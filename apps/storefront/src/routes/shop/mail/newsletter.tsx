import { newsletterCopy } from '../../../features/newsletter/copy.ts';
import { subscribe } from '../../../features/newsletter/data.server.ts';
import { NewsletterForm } from '../../../features/newsletter/newsletter-form.tsx';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { pageAnswer } from '../../../shared/forms/form-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import type { Route } from './+types/newsletter';

/**
 * The target of the newsletter form (UI-12, VA-02). Without JavaScript it renders a page with the result and the form.
 */
export async function action({ request, context }: Route.ActionArgs) {
  return pageAnswer(await subscribe(context.get(shopContext).api, await readForm(request)));
}

export const meta: Route.MetaFunction = () => [{ title: newsletterCopy.title }, { name: 'robots', content: 'noindex' }];

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <div className="page max-w-xl py-10">
      <h1 className="sr-only">{newsletterCopy.title}</h1>
      <NewsletterForm id="boletin-pagina" result={actionData?.result} />
    </div>
  );
}
