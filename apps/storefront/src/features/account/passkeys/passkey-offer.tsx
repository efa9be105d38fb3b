import { buttonClass, Form, FormMessage, Icon, SubmitButton } from '@tianguis/ui';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { whatField } from '../fields.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { passkeyOfferCopy as copy } from './passkeys-copy.ts';

/**
 * Offers a passkey to a customer who signed in by password, on a device that can create passkeys. Only the account's
 * home shows the offer, as a card. A customer who has just signed in has another aim, such as the cart, and continues
 * with that aim first.
 */
export function PasskeyOffer({ id = 'oferta-llave', heading: Heading = 'h2' }: { id?: string; heading?: 'h2' | 'h3' }) {
  const { pending, onDone } = useGoing();
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-talavera-wash p-4 sm:p-5">
      <Icon name="key" className="size-8 flex-none text-talavera" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <Heading className="text-lg font-bold">{copy.title}</Heading>
        <p className="text-sm">{copy.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <a href={accountPaths.newPasskey} className={buttonClass('primary', 'max-sm:grow')}>
          {copy.make}
        </a>
        <Form
          id={id}
          action={accountPaths.newPasskey}
          submit={sendAccountForm('llave-nueva')}
          failed={accountWords.offline}
          pending={pending}
          onDone={onDone}
          className="gap-0 max-sm:grow"
        >
          <input type="hidden" name={whatField} value="despues" />
          <SubmitButton look="outline">{copy.later}</SubmitButton>
          <FormMessage role="alert" sending={accountWords.sending} />
        </Form>
      </div>
    </section>
  );
}
