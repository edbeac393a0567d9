import { useT } from '../../../lib/texts.ts';

const HEIGHT = 20;

/** Viewers of the last minutes as bars; each as high as the most of them allows. */
export function Curve({ figures }: { figures: readonly number[] }) {
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
            // Bars have no name of their own but their place.
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
