import type { FacetValue } from '@tianguis/contract';
import { formatCount } from '@tianguis/domain';
import { Link } from '../../shared/links/link.tsx';
import { storesCopy as copy } from './copy.ts';
import { type StoreIndexState, withDepartment, withLetter } from './index-address.ts';

/** The initials of stores as links; initials without stores are no links. */
export function StoreLetters({ state, letters }: { state: StoreIndexState; letters: readonly FacetValue[] }) {
  return (
    <nav aria-label={copy.byLetter} className="mt-3">
      <ul className="store-letters">
        <li>
          <Link href={withLetter(state)} keepScroll aria-current={state.letter === undefined ? 'true' : undefined}>
            {copy.allLetters}
          </Link>
        </li>
        {letters.map(({ value, count }) => (
          <li key={value} className={count === 0 && value !== state.letter ? 'none' : undefined}>
            {count > 0 || value === state.letter ? (
              <Link
                href={withLetter(state, value)}
                keepScroll
                aria-label={copy.letter(value)}
                aria-current={value === state.letter ? 'true' : undefined}
              >
                {value}
              </Link>
            ) : (
              <span aria-hidden="true">{value}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The departments with the number of their stores, as links. */
export function StoreDepartments(props: { state: StoreIndexState; departments: readonly FacetValue[]; all: number }) {
  const { state, departments } = props;
  return (
    <nav aria-label={copy.byDepartment} className="store-aside">
      <p aria-hidden="true" className="mb-1 px-2 text-sm font-semibold max-lg:sr-only">
        {copy.department}
      </p>
      <ul className="store-departments">
        <li>
          <Link
            href={withDepartment(state)}
            keepScroll
            aria-current={state.department === undefined ? 'true' : undefined}
          >
            {`${copy.allDepartments} `}
            <StoreCount of={props.all} />
          </Link>
        </li>
        {departments
          .filter(({ value, count }) => count > 0 || Number(value) === state.department)
          .map(({ value, label, count }) => (
            <li key={value}>
              <Link
                href={withDepartment(state, Number(value))}
                keepScroll
                aria-current={Number(value) === state.department ? 'true' : undefined}
              >
                {`${label} `}
                <StoreCount of={count} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function StoreCount({ of: count }: { of: number }) {
  return (
    <span>
      {formatCount(count)}
      <span className="sr-only">{copy.stores(count)}</span>
    </span>
  );
}
