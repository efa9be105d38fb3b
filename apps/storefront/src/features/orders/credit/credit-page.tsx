import { landingPath } from '@tianguis/domain';
import { type FieldTexts, type FormResult, Icon } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../shared/forms/note.tsx';
import { paths } from '../../../shared/links/paths.ts';
import type { CreditPageData } from './credit.server.ts';
import { creditCopy as copy } from './credit-copy.ts';
import { readAgain } from './credit-fields.ts';
import { CreditForm } from './credit-form.tsx';
import { CreditHome } from './credit-home.tsx';

interface CreditPageProps {
  page: CreditPageData;
  draft?: FieldTexts | undefined;
  result?: FormResult | undefined;
  owner?: ReactNode;
  /** Name of the shop in the title; undefined in the gallery. */
  siteName?: string | undefined;
}

/** RT-29: the customer's credit, the form that asks for it, or how far a request is. */
export function CreditPage({ page, draft, result, owner, siteName }: CreditPageProps) {
  const title = titleOf(page);
  const isSample = siteName === undefined;
  const Heading = isSample ? 'h2' : 'h1';
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-8 lg:pt-6">
      {!isSample && <title>{`${result?.status === 'invalid' ? 'Error: ' : ''}${title} | ${siteName}`}</title>}
      <div>
        <a href={paths.account} className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-talavera">
          <Icon name="chevron-left" className="size-4 flex-none" />
          {copy.account}
        </a>
        <Heading className="text-2xl font-bold [overflow-wrap:anywhere]">{title}</Heading>
      </div>
      {page.kind === 'home' && page.isNew && (
        <Note look="good" role="status">
          {copy.accepted}
        </Note>
      )}
      {page.kind === 'home' && <CreditHome {...page.home} />}
      {page.kind === 'ask' && (
        <>
          <p className="max-w-[65ch] text-ink-soft">{copy.ask.intro}</p>
          <CreditForm
            action={page.action}
            id={page.id}
            values={draft}
            result={result}
            owner={owner}
            sample={isSample}
          />
        </>
      )}
      {page.kind === 'open' && <p className="max-w-[65ch]">{copy.open.text(page.day)}</p>}
      {page.kind === 'refused' && <p className="max-w-[65ch]">{copy.refused.text}</p>}
      <p className="flex flex-wrap gap-x-6">
        <a href={page.benefitsHref + readAgain} className="touch text-talavera underline">
          {copy.benefits}
        </a>
        <a href={landingPath('contrato-credito')} className="touch text-talavera underline">
          {copy.contract}
        </a>
      </p>
    </div>
  );
}

function titleOf(page: CreditPageData): string {
  if (page.kind === 'home') return page.home.title;
  return page.kind === 'ask' ? copy.ask.title(page.label) : copy[page.kind].title;
}
