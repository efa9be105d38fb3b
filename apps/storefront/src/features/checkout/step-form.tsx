import type { CheckoutStep } from '@tianguis/contract';
import { type FieldTexts, Form, FormMessage, type FormResult, SubmitButton } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { stepAnswerPath, stepPath } from '../../shared/links/checkout-paths.ts';
import { checkoutCopy as copy } from './copy/checkout-copy.ts';
import { useGoingOn } from './use-going-on.ts';

interface StepFormProps {
  id: string;
  step: CheckoutStep;
  compra: string;
  values?: FieldTexts | undefined;
  result?: FormResult | undefined;
  sample?: boolean | undefined;
  children: ReactNode;
}

/** The form of a step. Without JavaScript, the step's page answers the form. */
export function StepForm({ id, step, compra, values, result, sample, children }: StepFormProps) {
  const { pending, send } = useGoingOn();
  return (
    <Form
      id={id}
      action={stepPath(step, compra)}
      submit={(form) => send(stepAnswerPath(step, compra), form)}
      pending={pending}
      failed={copy.offline}
      values={values}
      result={result}
      {...(sample && { sample })}
      className="gap-4"
    >
      {children}
    </Form>
  );
}

/** The button of a step, with the message of its result. */
export function Submit({ label = copy.next }: { label?: string }) {
  return (
    <div className="grid gap-2">
      <FormMessage role="alert" sending={copy.sending} />
      <SubmitButton className="min-h-12 w-full text-base sm:w-auto sm:min-w-60 sm:justify-self-start">
        {label}
      </SubmitButton>
    </div>
  );
}
