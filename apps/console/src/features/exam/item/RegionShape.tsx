import type { Region } from '@meetingapp/contract/exam/item.ts';
import type { SVGProps } from 'react';

/** A region in a drawing whose sides are ten thousand long. */
export function RegionShape({
  region,
  ...rest
}: { region: Region } & Pick<SVGProps<SVGElement>, 'className' | 'onPointerDown'>) {
  return region.shape === 'ellipse' ? (
    <ellipse cx={region.x} cy={region.y} rx={region.rx} ry={region.ry} {...rest} />
  ) : (
    <polygon points={region.points.map(({ x, y }) => `${x},${y}`).join(' ')} {...rest} />
  );
}

export const FULL = 100;
/** Whether a region gives the whole mark or a part of it. */
export const regionKind = ({ percent }: Region): 'full' | 'near' => (percent === FULL ? 'full' : 'near');
