import { data, redirect } from 'react-router';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { askForInvoices, type InvoiceAnswer, readInvoices } from '../../../features/orders/invoice/invoice.server.ts';
import { invoiceCopy as copy } from '../../../features/orders/invoice/invoice-copy.ts';
import { InvoicePage } from '../../../features/orders/invoice/invoice-page.tsx';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/invoice';

/** AF-03: the invoices of an order. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const draft = draftOf(context, url);
  return { ...(await readInvoices(context, params, draft)), isRestored: draft !== undefined };
}

/** Asks for the invoices, and leads to the same page, which shows them. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await askForInvoices(context, params, await readForm(request));
  return 'to' in answer ? redirect(answer.to, 303) : data(answer, { status: answer.status });
}

export const meta: Route.MetaFunction = noindex;

export default function Invoice({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const answer = actionData as Exclude<InvoiceAnswer, { to: string }> | undefined;
  const { refused, isRestored, ...page } = loaderData;
  return (
    <InvoicePage
      {...page}
      form={answer?.form ?? page.form}
      result={answer?.result ?? refused}
      notice={isRestored && !answer ? copy.restored : undefined}
      owner={<OwnerField />}
    />
  );
}
