/** Answers the forms of the steps, for their pages and for scripts. The step of the address composes two features. */
import { type CheckoutStep, checkoutSteps } from '@tianguis/contract';
import { data, redirect } from 'react-router';
import { storeAddress } from '../../features/account/addresses/addresses.server.ts';
import { newAddressParameter } from '../../features/checkout/checkout-data.ts';
import { type Context, checkoutOf } from '../../features/checkout/read-checkout.server.ts';
import { chooseAddress, chooseDelivery, choosePayment } from '../../features/checkout/step-actions.server.ts';
import { pageAnswer } from '../../shared/forms/form-answer.server.ts';
import type { LeadingAnswer } from '../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { noteDataChange } from '../../shared/session/data-version.server.ts';

interface Sent {
  request: Request;
  url: URL;
  context: Context;
}

/** Answers a form that was submitted without JavaScript. Redirects may lead to the acquirer, as the policy allows. */
export async function answerStepPage(step: CheckoutStep, sent: Sent) {
  const answer = await answerStep(step, sent, false);
  return 'to' in answer ? redirect(answer.to, 303) : pageAnswer(answer);
}

/** Answers the form of the step with this name. @throws Response 404 if there is no such step */
export function answerNamedStep(name: string, sent: Sent): Promise<LeadingAnswer> {
  const step = checkoutSteps.find((one) => one === name && one !== 'revisar');
  if (step === undefined) throw data(null, { status: 404 });
  return answerStep(step, sent, true);
}

async function answerStep(step: CheckoutStep, { request, url, context }: Sent, isScript: boolean) {
  const compra = checkoutOf(context, url);
  const form = await readForm(request);
  if (step === 'envio') return chooseDelivery(context, compra, form);
  if (step === 'pago') return choosePayment(context, compra, form, { request, isScript });
  if (!url.searchParams.has(newAddressParameter) && form.has('direccion')) return chooseAddress(context, compra, form);
  if (!form.has('codigoPostal')) return chooseAddress(context, compra, form);
  const stored = await storeAddress(context, form);
  if (!('address' in stored)) return stored;
  noteDataChange(context);
  return chooseAddress(context, compra, form, stored.address.id);
}
