import './FloorPlan.css';
import type { FloorLevel } from '@meetingapp/contract/home/home.ts';
import type { WayLeg } from '@meetingapp/domain/home/floor-way.ts';
import { memo, useMemo } from 'react';
import {
  aroundMarked,
  floorBlocks,
  floorGround,
  linePath,
  projection,
  signWidth,
  type FloorBlock,
} from './floor-paths.ts';

interface Props {
  level: FloorLevel;
  /** Ids of booths that are occupied. */
  taken: ReadonlySet<string>;
  /** Ids of booths that the person has visited; a tick, besides the tint. */
  visited: ReadonlySet<string>;
  /** Index of the chosen area, and of the starting point; -1: on another level. */
  marked: number;
  start: number;
  leg: WayLeg | undefined;
  onChoose: (area: number) => void;
}

/** Labels above which the plan is unreadable: only the chosen area is then labelled. */
const MOST_SIGNS = 24;
/** Width of the longest label, in units of `signWidth`; a larger area allows more. */
const LONGEST = 40;

/** Lift arrows and steps. */
const glyphs: Partial<Record<FloorLevel['areas'][number]['kind'], string>> = {
  lift: 'm-5-1.5l5-5 5 5m-10 4l5 5 5-5',
  stairs: 'm-8 5h5v-4h5v-4h5v-4',
};

/**
 * Isometric floor plan: halls grey, occupied booths coloured, the chosen area filled, the way dotted. For sight and touch only; the
 * list below has the same content for assistive technology. Three layers lie on each other: the ground with the way, the blocks, and
 * what changes with the choice. A tap leaves the blocks as they are, which with hundreds of booths would take a phone long to paint.
 */
export function FloorPlan({ level, taken, visited, marked, start, leg, onChoose }: Props) {
  const { project, ground, blocks } = useMemo(() => drawn(level), [level]);
  const signs = blocks.filter(({ at, area }) => at === marked || (area.kind === 'booth' && taken.has(area.label)));
  const named = blocks.filter(({ at, area }) => at !== marked && (area.kind === 'hall' || area.kind === 'service'));
  const risers = blocks.filter(({ at, area }) => at !== marked && area.kind in glyphs);
  const from = leg?.points[0] ?? middle(level.areas[start]);
  const [x, y] = from ? project(from.x, from.y) : [0, 0];
  const layer = { viewBox: ground.frame, preserveAspectRatio: 'xMidYMid meet', 'aria-hidden': true } as const;
  return (
    <div
      className="art floor-plan"
      onClick={({ target }) => {
        const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : null;
        if (at) onChoose(Number(at));
      }}
    >
      <svg {...layer}>
        <path className="ground" d={ground.top} />
        <path className="edge" d={ground.right + ground.left} />
        {leg && <path key={linePath(leg.points, project)} className="dots" d={linePath(leg.points, project)} />}
      </svg>
      <svg {...layer}>
        <Blocks blocks={blocks} taken={taken} visited={visited} />
      </svg>
      <svg {...layer}>
        {aroundMarked(blocks, marked).map((block) => (
          <Block key={block.at} {...block} look={block.at === marked ? 'marked' : lookOf(block, taken, visited)} />
        ))}
        {from && (
          <g className="here">
            <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="11" />
            <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="6" />
          </g>
        )}
        {risers.map(({ at, area: { kind }, sign }) => (
          <path key={at} className="glyph" d={`M${sign.x} ${sign.y}${glyphs[kind] ?? ''}`} data-at={at} />
        ))}
        {blocks.map(({ at, area, sign }) =>
          area.kind === 'booth' && area.label !== '' && visited.has(area.label) ? (
            <path key={at} className="seen" d={`M${sign.x - 5} ${sign.y + 1}l4 4 7-8`} data-at={at} />
          ) : null,
        )}
        {named.map(({ at, area, sign }) => {
          const text = area.name || area.label;
          return text === '' || signWidth(text) > LONGEST + 2.2 * (area.w + area.h) ? null : (
            <text key={at} className="name" x={sign.x} y={sign.y + 4} textAnchor="middle" data-at={at}>
              {text}
            </text>
          );
        })}
        {signs
          .filter(({ at }) => at === marked || signs.length <= MOST_SIGNS)
          .map(({ at, area, sign }) => {
            const text = area.label || area.name;
            const wide = signWidth(text);
            return (
              text !== '' && (
                <g key={at} className={at === marked ? 'sign marked' : 'sign'} data-at={at}>
                  <path d={`M${sign.x} ${sign.y}v-14`} />
                  <rect x={sign.x - wide / 2} y={sign.y - 37} width={wide} height="24" rx="3" />
                  <text x={sign.x} y={sign.y - 20} textAnchor="middle">
                    {text}
                  </text>
                </g>
              )
            );
          })}
      </svg>
    </div>
  );
}

function drawn(level: FloorLevel) {
  const project = projection(level);
  return { project, ground: floorGround(project), blocks: floorBlocks(level.areas, project) };
}

type Looks = Pick<Props, 'taken' | 'visited'>;

function lookOf({ area }: FloorBlock, taken: Looks['taken'], visited: Looks['visited']): string {
  if (area.kind !== 'booth' || !taken.has(area.label)) return area.kind;
  return visited.has(area.label) ? 'booth taken visited' : 'booth taken';
}

/** All areas as if none were chosen. */
const Blocks = memo(function Blocks({ blocks, taken, visited }: Looks & { blocks: readonly FloorBlock[] }) {
  return blocks.map((block) => <Block key={block.at} {...block} look={lookOf(block, taken, visited)} />);
});

function Block({ look, at, area, top, left, right }: FloorBlock & { look: string }) {
  return (
    <g className={look} data-at={area.label === '' && area.name === '' ? undefined : at}>
      <path className="left" d={left} />
      <path className="right" d={right} />
      <path className="top" d={top} />
    </g>
  );
}

const middle = (area: FloorLevel['areas'][number] | undefined) =>
  area && { x: area.x + area.w / 2, y: area.y + area.h / 2 };
