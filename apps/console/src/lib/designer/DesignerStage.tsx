import type { Layout, LayoutBox } from '@meetingapp/contract/layout.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { handles, movedBox, resizedBox } from '@meetingapp/domain/layout/move-box.ts';
import { type LayoutValues, overfull, type PlacedField, placeLayout } from '@meetingapp/domain/layout/place-layout.ts';
import { useRef, type KeyboardEvent } from 'react';
import { useT } from '../texts/texts.ts';
import { browserMeasure } from './browser-measure.ts';
import { PageGround } from './PageGround.tsx';
import { PlacedView } from './PlacedView.tsx';
import { useFieldDrag } from './use-field-drag.ts';

interface DesignerStageProps {
  layout: Layout;
  values: LayoutValues;
  language: Language;
  chosen: string | null;
  snap: boolean;
  disabled: boolean;
  onChoose: (id: string) => void;
  onMove: (id: string, box: LayoutBox) => void;
  onRemove: (id: string) => void;
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The page with its fields, filled with sample values; fields are moved and resized by pointer and arrow keys. */
export function DesignerStage(props: DesignerStageProps) {
  const { layout, values, language, chosen, snap, disabled, onChoose, onMove, onRemove } = props;
  const t = useT('layout');
  const page = useRef<SVGSVGElement>(null);
  const drag = useFieldDrag({ page, layout, snap, onMove });
  const shown = layout.fields.map((field) => ({ ...field, box: drag.boxOf(field.id, field.box) }));
  const placed = placeLayout({ unit: layout.unit, fields: shown }, values, language, browserMeasure);
  const full = new Set(overfull(placed).map(({ id }) => id));
  const grip = Math.max(layout.width, layout.height) / 90;

  function press(event: KeyboardEvent, id: string, box: LayoutBox): void {
    const by = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose(id);
    if (!disabled && by) onMove(id, event.shiftKey ? resizedBox(box, 'se', by, layout) : movedBox(box, by, layout));
    if (!disabled && event.key === 'Delete') onRemove(id);
    if (by || event.key === ' ') event.preventDefault();
  }
  return (
    <svg
      ref={page}
      className="designer-page"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      // Never letterboxed: the pointer is measured against the whole element.
      style={{
        aspectRatio: `${layout.width} / ${layout.height}`,
        width: `min(100%, 900px, calc(var(--page-height, 62vh) * ${layout.width / layout.height}))`,
      }}
      role="group"
      aria-label={t('stage')}
      {...(disabled ? {} : drag.events)}
    >
      <PageGround layout={layout} />
      {placed.map((field) => {
        const { x, y, width, height } = field.box;
        return (
          <g
            key={field.id}
            className={[field.id === chosen ? 'chosen' : '', full.has(field.id) ? 'full' : ''].join(' ')}
            role="button"
            tabIndex={0}
            aria-pressed={field.id === chosen}
            aria-label={t('fieldAt', { name: nameOf(field), x, y, width, height })}
            onFocus={() => onChoose(field.id)}
            onPointerDown={(event) => !disabled && drag.grab(event, field.id, field.box, null)}
            onKeyDown={(event) => press(event, field.id, field.box)}
          >
            <rect className="box" x={x} y={y} width={width} height={height} vectorEffect="non-scaling-stroke" />
            <PlacedView field={field} />
            {field.id === chosen &&
              !disabled &&
              handles.map((handle) => (
                <rect
                  key={handle}
                  className={`handle ${handle}`}
                  x={x + width * acrossOf(handle) - grip / 2}
                  y={y + height * downOf(handle) - grip / 2}
                  width={grip}
                  height={grip}
                  vectorEffect="non-scaling-stroke"
                  onPointerDown={(event) => drag.grab(event, field.id, field.box, handle)}
                />
              ))}
          </g>
        );
      })}
      {drag.lines.x !== null && <path className="snap" d={`M${drag.lines.x} 0v${layout.height}`} />}
      {drag.lines.y !== null && <path className="snap" d={`M0 ${drag.lines.y}h${layout.width}`} />}
    </svg>
  );
}

/** The label, and the words that are seen. */
const nameOf = (field: PlacedField): string => {
  const lines = field.kind === 'text' ? field.lines : field.kind === 'table' ? field.rows.flat() : [];
  return [field.label, ...lines.map(({ text }) => text)].join(' ');
};

const acrossOf = (handle: string): number => (handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5);
const downOf = (handle: string): number => (handle.startsWith('n') ? 0 : handle.startsWith('s') ? 1 : 0.5);
