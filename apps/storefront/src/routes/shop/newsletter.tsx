import { newsletterCopy } from '../../features/newsletter/copy.ts';
import { subscribe } from '../../features/newsletter/data.server.ts';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import { pageAnswer } from '../../shared/forms/form-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import type { Route } from './+types/newsletter';

/** Where the newsletter's form goes (UI-12, VA-02). Without JavaScript it is a page that answers and shows the form again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, result } = await subscribe(context.get(shopContext).api, await readForm(request));
  return pageAnswer({ result }, { status });
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
