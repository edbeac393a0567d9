import './FloorPlan.css';
import type { FloorArea } from '@meetingapp/contract/home.ts';
import { floorBlocks, floorGround } from './floor-paths.ts';

/** The floor seen from above and aside: halls grey, booths with somebody in them in colour, one of them marked. */
export function FloorPlan({
  areas,
  taken,
  marked,
}: {
  areas: readonly FloorArea[];
  taken: readonly string[];
  marked: string;
}) {
  const blocks = floorBlocks(areas);
  const look = (label: string): string =>
    label !== '' && label === marked ? 'marked' : taken.includes(label) ? 'taken' : 'free';
  return (
    <svg className="art floor-plan" viewBox="-48 20 438 300" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <path className="ground" d={floorGround.top} />
      <path className="edge" d={floorGround.right + floorGround.left} />
      {blocks.map(({ label, top, left, right, kind }, at) => (
        <g key={at} className={kind === 'entrance' ? 'entrance' : look(label)}>
          <path className="left" d={left} />
          <path className="right" d={right} />
          <path className="top" d={top} />
        </g>
      ))}
      {blocks
        .filter(({ label }) => look(label) !== 'free')
        .map(({ label, sign: { x, y } }) => (
          <g key={label} className={`sign ${look(label)}`}>
            <path d={`M${x} ${y}v-14`} />
            <rect x={x - 22} y={y - 37} width="44" height="24" rx="3" />
            <text x={x} y={y - 20} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
    </svg>
  );
}
