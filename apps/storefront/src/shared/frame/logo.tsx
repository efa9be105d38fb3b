/** The logo: the shop's name and a drawing of a stall, with a scalloped tarpaulin over a counter. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 ${className ?? ''}`}>
      <svg viewBox="0 0 32 32" className="size-8 flex-none" aria-hidden="true">
        <path d="M6 20h20v7.500a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z" fill="currentColor" opacity=".28" />
        <path
          d="M2.500 7A4 4 0 0 1 6.500 3h19a4 4 0 0 1 4 4v7.500a4.500 4.500 0 0 1-9 0 4.500 4.500 0 0 1-9 0 4.500 4.500 0 0 1-9 0z"
          fill="currentColor"
        />
        <path d="M11.500 3h9v11.500a4.500 4.500 0 0 1-9 0z" fill="var(--lona-stripe)" />
      </svg>
      <span className="text-xl font-bold tracking-tight lowercase">{name}</span>
    </span>
  );
}
