import { formatMoney } from '@tianguis/domain';
import { buttonClass, FormMessage, type FormResult, Icon, PlainForm, SubmitButton } from '@tianguis/ui';
import { Note } from '../../shared/forms/note.tsx';
import { Card } from '../../shared/frame/card.tsx';
import { ownCopy } from './own-copy.ts';
import type { ChangingData } from './registry-data.ts';
import { registryFields as fields } from './registry-fields.ts';

const { change: copy, gifts } = ownCopy;

interface ChangeGiftProps {
  changing: ChangingData;
  /** The id of the change: sent again, it changes once. */
  form: string;
  action: string;
  /** The page of the registry. */
  back: string;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** RT-23: what the owner gets for a gift as balance, and what happens with the gift, before it is changed. */
export function ChangeGift({ changing, form, action, back, result, sample = false }: ChangeGiftProps) {
  const { gift, from, offer, hindrance } = changing;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {from && (
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p>
            <strong>{gifts.from(from.de)}</strong> <span className="text-sm text-ink-soft">· {gifts.on(from.at)}</span>
          </p>
          <p>{gifts.pieces(from.piezas, from.titulo)}</p>
        </div>
      )}
      {offer ? (
        <Card icon="return" title={copy.get}>
          <p className="mt-2 text-3xl font-bold tabular-nums">{formatMoney(offer.importe)}</p>
          {from && offer.piezas !== from.piezas && <p className="text-sm text-ink-soft">{copy.some(offer.piezas)}</p>}
          <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm">
            {copy.what.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="mt-3 flex items-start gap-2 text-sm font-semibold">
            <Icon name="alert" className="mt-0.5 size-4 flex-none text-cempasuchil-ink" />
            <span className="min-w-0">{copy.final}</span>
          </p>
          <PlainForm id="cambiar-regalo" {...{ action, result, sample }} className="mt-4">
            <input type="hidden" name={fields.what} value="cambiar-regalo" />
            <input type="hidden" name={fields.gift} value={gift} />
            <input type="hidden" name={fields.form} value={result?.values[fields.form] ?? form} />
            <input type="hidden" name={fields.amount} value={offer.importe} />
            <FormMessage role="alert" sending={copy.sending} />
            <div className="flex flex-wrap items-center gap-3">
              <SubmitButton className="min-h-12 max-sm:w-full">{copy.submit(offer.importe)}</SubmitButton>
              <a href={back} className={buttonClass('quiet', 'max-sm:w-full')}>
                {copy.keep}
              </a>
            </div>
          </PlainForm>
        </Card>
      ) : (
        <>
          <Note look="warning">{hindrance}</Note>
          <p>
            <a href={back} className={buttonClass('outline', 'max-sm:w-full')}>
              {copy.back}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
