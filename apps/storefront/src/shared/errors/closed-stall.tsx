import drawing from './closed-stall.svg?url&no-inline';

/** The drawing of a closed stall. It is a separate file, since only error pages show it. */
export function ClosedStall() {
  return (
    <svg viewBox="0 0 240 150" className="w-60 text-ink" aria-hidden="true">
      <use href={`${drawing}#drawing`} />
    </svg>
  );
}
