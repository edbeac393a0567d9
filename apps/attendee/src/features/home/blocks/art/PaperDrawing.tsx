/** A stack of papers with a heartbeat on the top one. */
export function PaperDrawing() {
  return (
    <svg className="art" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="160" height="120" fill="var(--a2)" />
      <g transform="rotate(-9 80 70)">
        <path fill="var(--a3)" d="M40 22h72v100h-72z" />
      </g>
      <g transform="rotate(5 80 70)">
        <path fill="var(--surface)" d="M46 20h72v110h-72z" />
        <path stroke="var(--a5)" strokeWidth="3" d="M56 38h50m-50 10h40" />
        <path
          fill="none"
          stroke="var(--a4)"
          strokeWidth="2"
          d="M56 76h9q3.5-4.4 7 0h4l2 2.4 3-22.4 3.5 26.8 2-6.8h4.5q5-7.2 10 0h5"
        />
        <path stroke="var(--a3)" strokeWidth="2" d="M56 94h50m-50 8h50m-50 8h34" />
      </g>
    </svg>
  );
}
