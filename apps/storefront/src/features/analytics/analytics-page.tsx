import { buttonClass, Icon } from '@tianguis/ui';
import { analyticsPaths } from '../../shared/links/analytics-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { analyticsCopy } from './copy.ts';
import type { AnalyticsData, AnalyticsOutcome, StoredEvent } from './data.server.ts';

const copy = analyticsCopy.page;

interface AnalyticsPageProps extends AnalyticsData {
  outcome?: AnalyticsOutcome | undefined;
  /** The page is shown inside the gallery. */
  sample?: boolean;
}

/** AP-21: the choice, the stored data, and the button that deletes the data. */
export function AnalyticsPage({ state, total, cart, events, outcome, sample = false }: AnalyticsPageProps) {
  const [Heading, Title] = sample ? (['h2', 'h3'] as const) : (['h1', 'h2'] as const);
  return (
    <div className="page max-w-3xl pt-4 pb-10 lg:pt-8">
      <a href={paths.settings} className="touch text-sm font-semibold text-talavera underline">
        {copy.back}
      </a>
      <Heading className="mt-2 text-2xl font-bold lg:text-3xl">{copy.title}</Heading>
      <p className="mt-1 max-w-[65ch] text-ink-soft">{copy.intro}</p>
      {outcome && (
        <p
          role={outcome === 'failed' ? 'alert' : 'status'}
          className={`mt-4 flex items-start gap-2 rounded-md px-4 py-3 text-sm font-semibold ${outcome === 'failed' ? 'bg-alarm-wash text-alarm' : 'bg-nopal-wash text-nopal'}`}
        >
          <Icon name={outcome === 'failed' ? 'alert' : 'check'} className="mt-0.5 size-4 flex-none" />
          {copy.done[outcome]}
        </p>
      )}
      <section className="mt-5 rounded-lg border border-line bg-card p-4">
        <p className="font-semibold">{copy.states[state]}</p>
        <form method="post" action={analyticsPaths.page} className="mt-3 flex flex-wrap gap-2">
          <Choice value="no" isChosen={state === 'refused'}>
            {copy.no}
          </Choice>
          <Choice value="si" isChosen={state === 'given'}>
            {copy.yes}
          </Choice>
        </form>
      </section>
      <section className="mt-8">
        <Title className="text-lg font-bold">{copy.what}</Title>
        <ul className="mt-2 grid max-w-[65ch] list-disc gap-1 pl-5">
          {copy.list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {state === 'given' && (
        <section className="mt-8">
          <Title className="text-lg font-bold">{copy.stored}</Title>
          <p className="mt-1 text-sm text-ink-soft">{`${total === 0 ? copy.none : copy.total(total)} ${copy.cart(cart)}`}</p>
          {events.length > 0 && <Events events={events} />}
          {total + cart > 0 && (
            <form method="post" action={analyticsPaths.page} className="mt-4">
              <button type="submit" name="accion" value="borrar" className={buttonClass('outline')}>
                {copy.erase}
              </button>
            </form>
          )}
        </section>
      )}
    </div>
  );
}

function Choice({ value, isChosen, children }: { value: string; isChosen: boolean; children: string }) {
  return (
    <button
      type="submit"
      name="accion"
      value={value}
      aria-pressed={isChosen}
      className={buttonClass('outline', 'grow')}
    >
      {isChosen && <Icon name="check" className="size-4" />}
      {children}
    </button>
  );
}

function Events({ events }: { events: readonly StoredEvent[] }) {
  const { when, what, which } = copy.columns;
  return (
    <table className="mt-3 w-full table-fixed border-collapse text-left text-sm">
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="w-2/6 py-2 pr-3 font-semibold">
            {when}
          </th>
          <th scope="col" className="w-1/5 py-2 pr-3 font-semibold">
            {what}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {which}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that never change, of which two may be alike
          <tr key={at} className="border-b border-line align-top">
            <td className="py-2 pr-3">{event.when}</td>
            <td className="py-2 pr-3">{copy.kinds[event.kind] ?? event.kind}</td>
            <td className="py-2 [overflow-wrap:anywhere]">{event.which}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
