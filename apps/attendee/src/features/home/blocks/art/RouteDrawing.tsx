/** A way through streets to a pin. */
export function RouteDrawing() {
  return (
    <svg className="art" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="160" height="120" fill="var(--a1)" />
      <path fill="var(--a2)" d="M0 84q40-24 80-6t80-12v54h-160z" />
      <path
        fill="none"
        stroke="var(--a4)"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
        d="M18 104h22v-34h30v-24h34v-22h42"
      />
      <path fill="var(--a5)" d="M12 104a6 6 0 1 0 12 0 6 6 0 1 0-12 0z" />
      <path transform="translate(0 0)" fill="var(--a4)" d="M146 24l-9-11a11 11 0 1 1 18 0z" />
      <path fill="var(--a1)" d="M142.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z" />
    </svg>
  );
}
