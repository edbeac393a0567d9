/** A line of heartbeats from edge to edge. */
export function PulseLine() {
  return (
    <svg className="art" viewBox="0 0 300 60" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M-2 38h20q7-5.7 14 0h8l4 3.1 6-29.1 7 34.8 4-8.8h9q10-9.4 20 0h10 18q7-5.7 14 0h8l4 3.1 6-29.1 7 34.8 4-8.8h9q10-9.4 20 0h10 18q7-5.7 14 0h8l4 3.1 6-29.1 7 34.8 4-8.8h9q10-9.4 20 0h10"
      />
    </svg>
  );
}
