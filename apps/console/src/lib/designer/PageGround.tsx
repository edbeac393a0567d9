import type { Layout, LayoutBox } from '@meetingapp/contract/layout.ts';

interface PageGroundProps {
  layout: Layout;
  /** Where the page itself lies when its paper goes on beyond; the frame belongs to it. */
  trim?: LayoutBox;
}

/** Paper, background and frame of a page, as SVG in its unit. */
export function PageGround({ layout, trim }: PageGroundProps) {
  return (
    <>
      <rect width={layout.width} height={layout.height} fill={layout.paper} />
      {layout.background !== '' && (
        <image
          href={layout.background}
          width={layout.width}
          height={layout.height}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <Frame layout={layout} box={trim ?? { x: 0, y: 0, width: layout.width, height: layout.height }} />
    </>
  );
}

/** As the renderer of the server draws it. */
function Frame({ layout: { frame, frameColour }, box }: { layout: Layout; box: LayoutBox }) {
  const { x, y, width, height } = box;
  const side = Math.min(width, height);
  const line = (inset: number, thick: number) => (
    <rect
      key={inset}
      x={x + inset * side}
      y={y + inset * side}
      width={width - inset * side * 2}
      height={height - inset * side * 2}
      fill="none"
      stroke={frameColour}
      strokeWidth={thick * side}
    />
  );
  if (frame === 'none') return null;
  return frame === 'single' ? line(0.06, 0.006) : [line(0.045, 0.0016), line(0.06, 0.006)];
}
