/** The export of a customer's data, and requests under the privacy law. */
import { type PrivacyRequestForm, privacyRights } from '@tianguis/contract';
import { redirect } from 'react-router';
import { answered, submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { invalid, typedValues } from '../../../shared/forms/form-results.ts';
import { accountPaths, confirmPath } from '../../../shared/links/account-paths.ts';
import { asCustomer, customerOf } from '../../../shared/session/customer.server.ts';
import { type AccountAction, afterwards, type Context, doneParameter, isConfirmed, refusal } from '../answer.server.ts';
import { draftOf } from '../drafts/drafts.server.ts';
import { draftCopy } from '../drafts/drafts.ts';
import { privacyCopy as copy } from './privacy-copy.ts';

const longest = 4_000;
/** Value of `listo` in the URL, after a customer has confirmed the session to download the data. */
export const readyToDownload = 'descarga';

export async function readPrivacy(context: Context, url: URL) {
  const { account } = context.get(shopContext).api;
  const [requests, canDownload] = await Promise.all([
    answered(account.privacyRequests(asCustomer(context))),
    isConfirmed(context),
  ]);
  const what = url.searchParams.get(doneParameter);
  const draft = draftOf(context, url);
  const added = requests.data.find(({ folio }) => folio === what);
  const isReady = canDownload && what === readyToDownload;
  return {
    requests: requests.data,
    ...{ canDownload, draft },
    notice: draft ? draftCopy.notice : added ? copy.requests.done(added) : isReady ? copy.download.ready : undefined,
  };
}

export const requestPrivacy: AccountAction = async (context, form) => {
  const values = typedValues(form, ['derecho', 'texto']);
  const derecho = privacyRights.find((right) => right === values.derecho);
  const texto = (values.texto ?? '').trim();
  if (derecho === undefined || texto === '' || texto.length > longest)
    return {
      result: invalid(values, {
        ...(derecho === undefined && { derecho: copy.form.missing.derecho }),
        ...(texto === '' && { texto: copy.form.missing.texto }),
        ...(texto.length > longest && { texto: copy.form.tooLong }),
      }),
    };
  const sent: PrivacyRequestForm = { derecho, texto };
  const { reply, refused } = await submitted(
    context.get(shopContext).api.account.requestPrivacy(sent, asCustomer(context)),
  );
  return refused
    ? refusal(refused, values, { derecho: {}, texto: {} })
    : afterwards(accountPaths.privacy, reply.data.folio);
};

/** All data that the shop stores about the customer, as a file that programs and people can read. */
export async function exportData(context: Context): Promise<Response> {
  const { api } = context.get(shopContext);
  const back = afterwards(accountPaths.privacy, readyToDownload).to;
  if (!(await isConfirmed(context))) throw redirect(confirmPath(back), 303);
  const { data } = await answered(api.accounts.exportData(customerOf(context).accessToken));
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="mis-datos.json"',
      'cache-control': 'private, no-store',
    },
  });
}
