import drawing from './closed-stall.svg?url&no-inline';

/** A closed stall: a file of its own, since no page but an error page shows it. */
export function ClosedStall() {
  return (
    <svg viewBox="0 0 240 150" className="w-60 text-ink" aria-hidden="true">
      <use href={`${drawing}#drawing`} />
    </svg>
  );
}
