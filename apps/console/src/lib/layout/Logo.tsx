/** Logo of the product. */
export function Logo() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="12" fill="#07514b" />
      <g fill="none" stroke="#33d0c2" strokeWidth="2.5" strokeLinecap="round">
        <path d="M9 27a15 15 0 0 1 30 0" />
        <path d="M15 27a9 9 0 0 1 18 0" opacity=".7" />
        <path d="M6 33h10l4-8 6 13 4-8h12" />
      </g>
    </svg>
  );
}
