/** A closed stall, as an inline drawing that needs no request. */
export function ClosedStall() {
  return (
    <svg viewBox="0 0 240 150" className="w-60 text-ink" aria-hidden="true">
      <ellipse cx="120" cy="138" rx="104" ry="9" fill="var(--sunken)" />
      <path d="M40 60v76M200 60v76" stroke="var(--line-strong)" strokeWidth="6" strokeLinecap="round" />
      <path d="M52 96h136v36a4 4 0 0 1-4 4H56a4 4 0 0 1-4-4z" fill="var(--line)" />
      <path d="M46 90h148v10H46z" fill="var(--line-strong)" />
      {[0, 1, 2, 3, 4, 5, 6].map((stripe) => (
        <path
          key={stripe}
          d={`M${29 + stripe * 26} 22h26v42a13 13 0 0 1-26 0z`}
          fill={stripe % 2 ? 'var(--rosa-wash)' : 'var(--lona)'}
        />
      ))}
      <path d="M29 22h182l-10-12H39z" fill="var(--lona-stripe)" />
    </svg>
  );
}
