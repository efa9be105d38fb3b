import {
  buttonClass,
  type FieldTexts,
  FormMessage,
  type FormResult,
  Icon,
  PlainForm,
  SubmitButton,
  TextAreaField,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Picture } from '../../commerce/picture.tsx';
import { Note } from '../../shared/forms/note.tsx';
import type { AskPageData } from './ask.server.ts';
import { askFields as fields } from './ask-fields.ts';
import { askCopy as copy } from './copy.ts';

export type AskPageProps = AskPageData & {
  values?: FieldTexts | undefined;
  result?: FormResult | undefined;
  /** The question was typed before the sign-in. */
  isDraft?: boolean;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  heading?: 'h1' | 'h2';
};

/** AF-05: the form of a question about a product, with what a visitor typed before the sign-in. */
export function AskPage({ heading: Heading = 'h1', isDraft = false, ...page }: AskPageProps) {
  const { action, title, picture, backHref, isSold, isDone, values, result, owner } = page;
  const layout = useRouteLoaderData('routes/account/layout') as { siteName: string } | undefined;
  const isWrong = result?.status === 'invalid';
  const asked = isDone && result === undefined;
  return (
    <div className="page grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-8 lg:pt-6">
      {Heading === 'h1' && <title>{`${isWrong ? 'Error: ' : ''}${copy.title} | ${layout?.siteName ?? ''}`}</title>}
      <div>
        <a href={backHref} className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-talavera">
          <Icon name="chevron-left" className="size-4 flex-none" />
          {copy.back}
        </a>
        <Heading className="text-2xl font-bold">{copy.title}</Heading>
      </div>
      <div className="flex items-center gap-3 rounded-lg border border-line bg-card p-3">
        {picture !== null && (
          <Picture
            src={picture}
            alt=""
            sizes="64px"
            use="wanted"
            side={64}
            first
            className="size-16 flex-none rounded-md bg-sunken object-cover"
          />
        )}
        <p className="line-clamp-3 min-w-0 font-semibold [overflow-wrap:anywhere]">{title}</p>
      </div>
      {asked && (
        <Note look="good" role="status">
          {copy.done}
        </Note>
      )}
      {!isSold && !asked && <p>{copy.gone}</p>}
      {isDraft && result === undefined && isSold && (
        <Note look="good" role="status">
          {copy.restored}
        </Note>
      )}
      {asked || !isSold ? (
        <p className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <a href={backHref} className={buttonClass('primary')}>
            {copy.back}
          </a>
          {isSold && (
            <a href={action} className={buttonClass('outline')}>
              {copy.another}
            </a>
          )}
        </p>
      ) : (
        <PlainForm id="preguntar" {...{ action, values, result }} sample={Heading !== 'h1'}>
          {owner}
          <TextAreaField name={fields.text} label={copy.label} hint={copy.hint} rows={4} autoComplete="off" required />
          <FormMessage role="alert" sending={copy.sending} />
          <SubmitButton className="min-h-12 justify-self-start max-sm:w-full sm:min-w-48">{copy.submit}</SubmitButton>
        </PlainForm>
      )}
    </div>
  );
}
