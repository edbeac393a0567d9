/** A beat of the heart, as the mark beside the society's name. */
export function BeatMark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M2 11h5l3-8 4 16 3-8h5v3h-3l-5 9-4-15-2 6H2Z" />
    </svg>
  );
}
