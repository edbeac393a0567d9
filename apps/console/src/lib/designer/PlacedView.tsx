import type { PlacedField } from '@meetingapp/domain/layout/place-layout.ts';
import { qrPath } from '@meetingapp/ui/data/qr-path.ts';
import { STAGE_FONT } from './browser-measure.ts';
import { hasPicture } from './has-picture.ts';

/** What a placed field shows, as SVG in the unit of the page. */
export function PlacedView({ field }: { field: PlacedField }) {
  const { x, y, width, height } = field.box;
  if (field.kind === 'qr') {
    const { size, path } = qrPath(field.value || '·');
    const side = Math.min(width, height);
    // Four modules of quiet zone, as it is printed.
    const module = side / (size + 8);
    return (
      <path
        d={path}
        fill={field.colour}
        transform={`translate(${x + module * 4} ${y + module * 4}) scale(${module})`}
      />
    );
  }
  if (field.kind === 'picture')
    return !hasPicture(field) ? (
      <rect x={x} y={y} width={width} height={height} className="no-picture" />
    ) : (
      <image href={field.picture} x={x} y={y} width={width} height={height} />
    );
  const lines = field.kind === 'table' ? field.rows.flat() : field.lines;
  return lines.map((line, at) => (
    <text
      key={at}
      x={line.x}
      y={line.y}
      fontSize={field.size}
      fontFamily={STAGE_FONT}
      fontWeight={field.kind === 'text' && field.bold ? 700 : 400}
      fill={field.colour}
    >
      {/* Lines are words of their own, as in the name of the field. */}
      {at < lines.length - 1 ? `${line.text} ` : line.text}
    </text>
  ));
}
