import { formatMoney } from '@tianguis/domain';
import { registryPath } from '@tianguis/domain/registry';
import { FormMessage, type FormResult, Icon, PlainForm, SelectField, SubmitButton, TextAreaField } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Picture } from '../../commerce/picture.tsx';
import { Note } from '../../shared/forms/note.tsx';
import { registryCopy } from './registry-copy.ts';
import type { GiveData } from './registry-data.ts';
import { registryFields as fields } from './registry-fields.ts';

const copy = registryCopy.giving;
const pictureSide = 96;
/** Pieces that the list offers at most. */
const mostOffered = 20;

interface GiveFormProps extends GiveData {
  action: string;
  values?: Record<string, string> | undefined;
  result?: FormResult | undefined;
  owner?: ReactNode;
  sample?: boolean;
}

/** RT-23: how many pieces are given, and the note. The purchase goes on in the checkout. */
export function GiveForm({ action, values, result, owner, sample = false, ...gift }: GiveFormProps) {
  const { codigo, names, town, title, options, picture, price, left, mayChange } = gift;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center gap-4 rounded-lg border border-line bg-card p-4">
        {picture !== null && (
          <Picture
            src={picture}
            alt=""
            sizes={`${pictureSide}px`}
            use="wanted"
            side={pictureSide}
            first
            className="size-24 flex-none rounded-md bg-sunken object-cover"
          />
        )}
        <div className="min-w-0">
          <p className="line-clamp-3 font-semibold [overflow-wrap:anywhere]">{title}</p>
          {options !== '' && <p className="text-sm text-ink-soft">{options}</p>}
          <p className="mt-1 text-lg font-bold">{formatMoney(price)}</p>
        </div>
      </div>
      {left === 0 ? (
        <>
          <Note look="warning">{copy.none}</Note>
          <a href={registryPath(codigo)} className="touch font-semibold text-talavera underline">
            {copy.up}
          </a>
        </>
      ) : (
        <>
          <p className="flex items-start gap-2.5 text-sm">
            <Icon name="shield" className="mt-0.5 size-5 flex-none text-nopal" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <strong className="block">{copy.for(names)}</strong>
              {copy.address(town)}
            </span>
          </p>
          {mayChange && (
            <p className="flex items-start gap-2.5 text-sm">
              <Icon name="info" className="mt-0.5 size-5 flex-none text-ink-soft" />
              <span className="min-w-0">{copy.change}</span>
            </p>
          )}
          <PlainForm id="regalar" {...{ action, result, sample }} values={{ [fields.pieces]: '1', ...values }}>
            {owner}
            {left > 1 ? (
              <SelectField
                name={fields.pieces}
                label={copy.pieces}
                autoComplete="off"
                choices={Array.from({ length: Math.min(left, mostOffered) }, (_, at) => {
                  const value = String(at + 1);
                  return { value, label: value };
                })}
              />
            ) : (
              <input type="hidden" name={fields.pieces} value="1" />
            )}
            <TextAreaField
              name={fields.note}
              label={copy.note}
              hint={copy.noteHint}
              rows={4}
              autoComplete="off"
              optional={copy.optional}
            />
            <FormMessage role="alert" sending={copy.sending} />
            <SubmitButton className="min-h-12 justify-self-start max-sm:w-full sm:min-w-48">{copy.submit}</SubmitButton>
            <p className="text-sm text-ink-soft">{copy.apart}</p>
          </PlainForm>
        </>
      )}
    </div>
  );
}
