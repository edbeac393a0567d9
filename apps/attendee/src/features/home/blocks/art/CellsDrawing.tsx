const STEP = 28;
const tones = ['var(--a2)', 'var(--a4)', 'var(--a2)', 'var(--a3)', 'var(--a2)'];

/** A cell with its nucleus, slightly different from its neighbours. */
function cell(at: number): { outline: string; nucleus: string; tone: string } {
  const [column, row] = [at % 6, Math.floor(at / 6)];
  const wobble = (turn: number): number => ((at * 7 + turn * 5) % 5) - 2;
  const [x, y] = [column * STEP + (row % 2) * 14 + wobble(1) / 2, row * 25 + 6 + wobble(2) / 2];
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner / 3 + 1 / 6) * Math.PI;
    const radius = 15 + wobble(corner) / 2;
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  });
  return {
    outline: `M${corners.join('L')}Z`,
    nucleus: `M${x + wobble(3)} ${y + wobble(4)}h0`,
    tone: tones[(at * 3 + row) % tones.length] ?? '',
  };
}

/** Cells side by side, as under a microscope. */
export function CellsDrawing() {
  const cells = Array.from({ length: 30 }, (_, at) => cell(at));
  return (
    <svg className="art" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--a1)" d="M0 0h160v120H0z" />
      {cells.map(({ outline, tone }) => (
        <path key={outline} d={outline} fill={tone} stroke="var(--a1)" strokeWidth="4" strokeLinejoin="round" />
      ))}
      <path
        d={cells.map(({ nucleus }) => nucleus).join('')}
        fill="none"
        stroke="var(--a5)"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </svg>
  );
}
