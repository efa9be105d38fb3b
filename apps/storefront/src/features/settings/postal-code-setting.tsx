import { buttonClass } from '@tianguis/ui';
import { forgetChosenAddress } from '../../commerce/destination/chosen-address.ts';
import { postalCodeCookie, postalCodeHash, usePostalCode } from '../../commerce/destination/postal-code.ts';
import { removeCookie, writeCookie } from '../../shared/device/cookies.ts';
import { useHydrated } from '../../shared/device/use-hydrated.ts';
import { Card } from '../../shared/frame/card.tsx';
import { settingsCopy } from './copy.ts';
import { Undoable } from './undoable.tsx';

const copy = settingsCopy.postalCode;

/**
 * Shows the postal code of this device, with a button that opens the modal to change the code, and a button that
 * deletes the code (RT-20, UI-11).
 */
export function PostalCodeSetting() {
  const code = usePostalCode();
  const hydrated = useHydrated();
  return (
    <Card icon="pin" title={copy.title}>
      <p className="mt-1 text-sm text-ink-soft">{copy.text}</p>
      <Undoable
        className="mt-1"
        stored={code}
        button={copy.forget}
        label={copy.forgetCode}
        cleared={copy.forgotten}
        clear={() => {
          forgetChosenAddress();
          removeCookie(postalCodeCookie);
        }}
        restore={(text) => writeCookie(postalCodeCookie, text)}
        others={
          <a href={postalCodeHash} className={buttonClass('outline', 'w-28 flex-none')}>
            {code ? copy.change : copy.add}
          </a>
        }
      >
        {hydrated &&
          (code ? (
            <>
              {copy.stored} <strong className="text-ink">{code}</strong>
            </>
          ) : (
            copy.none
          ))}
      </Undoable>
    </Card>
  );
}
