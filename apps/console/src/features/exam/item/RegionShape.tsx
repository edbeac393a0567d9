import './editor.css';
import type { Picture, Region } from '@meetingapp/contract/exam/item.ts';
import type { ReactNode, SVGProps } from 'react';

const WHOLE = 10_000;

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

interface RegionPictureProps {
  picture: Picture;
  regions: readonly Region[];
  alt: string;
  /** Above the regions. */
  children?: ReactNode;
}

/** A picture with its regions drawn over it. */
export function RegionPicture({ picture, regions, alt, children }: RegionPictureProps) {
  return (
    <div className="item-stage still">
      <img src={picture.address} alt={alt} draggable={false} />
      <svg viewBox={`0 0 ${WHOLE} ${WHOLE}`} preserveAspectRatio="none" aria-hidden="true">
        {regions.map((region, at) => (
          <RegionShape key={at} region={region} className={regionKind(region)} />
        ))}
      </svg>
      {children}
    </div>
  );
}
