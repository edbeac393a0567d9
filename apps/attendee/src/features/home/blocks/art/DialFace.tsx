const MIDDLE = 150;
const RIM = 138;
const TICKS = 100;
/** How far the ticks next to the hand reach inwards, in the shape of a heartbeat. */
const beat = [3, 7, 7, 4];

function tick(index: number, inner: number): string {
  const angle = (index / TICKS) * 2 * Math.PI;
  const at = (radius: number): string =>
    `${(MIDDLE + radius * Math.sin(angle)).toFixed(1)} ${(MIDDLE - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(inner)}L${at(RIM)}`;
}

/** A dial of a hundred ticks; `hundredths` of them are marked, and the hand is after the last. */
export function DialFace({ hundredths }: { hundredths: number }) {
  const full = Math.max(0, Math.min(TICKS, Math.round(hundredths)));
  let [dark, light] = ['', ''];
  for (let index = 0; index < TICKS; index += 1) {
    if (index === full && full > 0) continue;
    if (index < full) dark += tick(index, 118 - (full > 8 ? (beat[full - index - 2] ?? 0) : 0));
    else light += tick(index, 127 - (full > 0 && full < 92 ? (beat[index - full - 2] ?? 0) : 0));
  }
  return (
    <svg className="art" viewBox="0 0 300 300" aria-hidden="true" strokeLinecap="round">
      <path d={light} stroke="var(--a2)" strokeWidth="2" />
      <path d={dark} stroke="var(--a5)" strokeWidth="2.4" />
      {full > 0 && full < TICKS && (
        <path
          d="M242 150H300"
          stroke="var(--a4)"
          strokeWidth="4"
          transform={`rotate(${(full * 360) / TICKS - 90} 150 150)`}
        />
      )}
    </svg>
  );
}
