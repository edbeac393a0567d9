import { useT } from '../../../lib/texts/texts.ts';

const HEIGHT = 20;

/** Bar chart of the viewers of the last minutes, scaled to the maximum. */
export function ViewerCurve({ figures }: { figures: readonly number[] }) {
  const t = useT('liveDesk');
  const most = Math.max(1, ...figures);
  const some = figures.some((figure) => figure > 0);
  return (
    <>
      <svg
        className="desk-curve"
        viewBox={`0 0 ${figures.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {some ? (
          figures.map((figure, at) => {
            const height = figure === 0 ? 0 : Math.max(2, Math.round((figure / most) * HEIGHT));
            // A bar has no key other than its index.
            return <rect key={`${at}`} x={at * 10} y={HEIGHT - height} width="8" height={height} fill="var(--brand)" />;
          })
        ) : (
          <path d={`M0 ${HEIGHT - 1}h${figures.length * 10}`} stroke="var(--line-2)" strokeDasharray="3 3" />
        )}
      </svg>
      {some && <span className="sr">{t('curve', { figures: figures.join(' ') })}</span>}
    </>
  );
}
