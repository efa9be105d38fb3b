import { Button, buttonClass, Icon, useScopedId } from '@tianguis/ui';
import { askFields } from './ask-fields.ts';
import { askCopy, questionsCopy as copy } from './copy.ts';
import type { QuestionData, QuestionsData } from './questions.server.ts';

export interface QuestionListProps {
  data: QuestionsData;
  /** The URL of the product's page with another search and page of questions. */
  href: (search: string, page: number) => string;
  /** Where the search is sent, and the other parts of the page's state. */
  searchAction: string;
  searchFields: Readonly<Record<string, string>>;
  searchName: string;
}

const fieldLook = 'min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-card px-3';

/** The questions of a product with their answers, the search, and the form of a question. */
export function QuestionList({ data, href, searchAction, searchFields, searchName }: QuestionListProps) {
  const { questions, total, found, search, askAction } = data;
  const titleId = useScopedId('preguntas-titulo');
  const textId = useScopedId('preguntas-texto');
  const searchId = useScopedId('preguntas-buscar');
  const hintId = `${textId}-ayuda`;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-xl font-bold">
        {copy.title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8">
        <div className="grid content-start gap-5">
          {askAction !== undefined && (
            <form method="post" action={askAction} className="grid gap-2">
              <label htmlFor={textId} className="font-semibold">
                {askCopy.title}
              </label>
              <textarea
                id={textId}
                name={askFields.text}
                rows={3}
                required
                autoComplete="off"
                placeholder={askCopy.placeholder}
                aria-describedby={hintId}
                className="w-full rounded-md border border-line-strong bg-card p-3"
              />
              <p id={hintId} className="text-sm text-ink-soft">
                {askCopy.hint}
              </p>
              <Button type="submit" className="min-h-11 justify-self-start max-sm:w-full">
                {askCopy.submit}
              </Button>
            </form>
          )}
        </div>
        <div className="min-w-0">
          {total > 0 && (
            <form method="get" action={searchAction} className="mb-3 grid gap-1">
              {Object.entries(searchFields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <label htmlFor={searchId} className="text-sm font-semibold">
                {copy.search}
              </label>
              <div className="flex max-w-md gap-2">
                <input
                  id={searchId}
                  type="search"
                  name={searchName}
                  defaultValue={search}
                  autoComplete="off"
                  enterKeyHint="search"
                  className={fieldLook}
                />
                <Button type="submit" look="outline" className="flex-none">
                  {copy.searchButton}
                </Button>
              </div>
            </form>
          )}
          {total > 0 && (
            <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
              {search === '' ? copy.count(total) : copy.found(found, search)}
              {search !== '' && (
                <a href={href('', 1)} className="inline-flex min-h-11 items-center font-semibold text-talavera">
                  {copy.clear}
                </a>
              )}
            </p>
          )}
          {total === 0 && <p className="text-ink-soft">{askAction === undefined ? copy.noneInactive : copy.none}</p>}
          {total > 0 && found === 0 && <p className="py-2">{copy.notFound(search)}</p>}
          {questions.length > 0 && (
            <ul className="divide-y divide-line">
              {questions.map((question) => (
                <QuestionItem key={question.id} {...question} />
              ))}
            </ul>
          )}
          <QuestionPages data={data} href={href} />
        </div>
      </div>
    </section>
  );
}

/** A question with its answer. */
function QuestionItem({ id, text, answer, who, date }: QuestionData) {
  const itemId = useScopedId(`pregunta-${id}`);
  return (
    <li id={itemId} className="scroll-mt-32 py-4 [overflow-wrap:anywhere]">
      <p className="flex max-w-prose items-start gap-2.5 font-semibold">
        <Icon name="help" className="mt-0.5 size-5 flex-none text-ink-soft" />
        <span className="min-w-0">{text}</span>
      </p>
      <div className="mt-2 ml-7.5 max-w-prose">
        <p>{answer}</p>
        <p className="mt-1 text-xs text-ink-soft">
          {copy.answer} <span className="font-semibold">{who}</span> · {date}
        </p>
      </div>
    </li>
  );
}

function QuestionPages({ data: { page, pages, search }, href }: Pick<QuestionListProps, 'data' | 'href'>) {
  if (pages < 2) return null;
  return (
    <nav aria-label={copy.pages} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {page > 1 && (
        <a href={href(search, page - 1)} className={buttonClass('outline')}>
          {copy.previous}
        </a>
      )}
      <span className="text-ink-soft">{copy.page(page, pages)}</span>
      {page < pages && (
        <a href={href(search, page + 1)} className={buttonClass('outline')}>
          {copy.next}
        </a>
      )}
    </nav>
  );
}
