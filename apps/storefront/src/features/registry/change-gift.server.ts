/** Reads what the owner gets for a gift as balance, and changes the gift (AF-04, RT-23). */
import type { OwnRegistry } from '@tianguis/contract';
import { readWhole, uuidShape } from '@tianguis/domain';
import { data, type RouterContextProvider } from 'react-router';
import { submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import { failed } from '../../shared/forms/form-results.ts';
import { refusalOf } from '../../shared/forms/refusal.server.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { registryAnswers as words } from './own-copy.ts';
import type { ChangingData } from './registry-data.ts';
import { registryFields as fields, registryParameters as names } from './registry-fields.ts';

type Context = Readonly<RouterContextProvider>;

/** The gift that the URL names, and what its owner would get. @throws Response 404 for the gift of another registry */
export async function readChanging(
  context: Context,
  { id, regalos }: OwnRegistry,
  { searchParams }: URL,
): Promise<ChangingData | undefined> {
  const gift = searchParams.get(names.change);
  if (gift === null) return undefined;
  if (!uuidShape.test(gift)) throw data(null, { status: 404 });
  const { registries } = context.get(shopContext).api;
  const { reply, refused } = await submitted(registries.giftChange(id, gift, asCustomer(context)));
  if (refused?.status === 404) throw data(null, { status: 404 });
  return {
    ...{ gift, from: regalos.find((one) => one.id === gift), offer: reply?.data },
    hindrance: refused && (refused.fields[0]?.msg ?? words.failed),
  };
}

/** Changes a gift. @returns undefined if it is changed */
export async function changeGift(context: Context, id: string, form: FormData): Promise<FormAnswer | undefined> {
  const [gift, change] = [fields.gift, fields.form].map((name) => String(form.get(name) ?? '')) as [string, string];
  const importe = readWhole(String(form.get(fields.amount) ?? ''), 1);
  if (!uuidShape.test(gift) || !uuidShape.test(change) || importe === undefined)
    return { status: 400, result: failed({}, words.unreadable) };
  const { registries } = context.get(shopContext).api;
  const { refused } = await submitted(
    registries.changeGift(id, gift, { formulario: change, importe }, asCustomer(context)),
  );
  if (!refused) return undefined;
  // Another change has the id, so the page gets a new one. Otherwise the form is sent again as the same one.
  const values = refused.code === 'CONFLICT' ? {} : { [fields.form]: change };
  if (refused.code === 'REFUND_CHANGED') return { status: refused.status, result: failed(values, words.amountChanged) };
  return refusalOf(refused, values, words);
}
