import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { FormField, NeededField } from '@meetingapp/contract/forms.ts';
import { whyNeeded } from '@meetingapp/domain/forms/needed-fields.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { FieldRow, type FieldActs } from './FieldRow.tsx';

interface FieldListProps extends FieldActs {
  fields: readonly FormField[];
  needed: readonly NeededField[];
  /** Codes of the fields with faults. */
  wrong: readonly string[];
  selected: string | null;
  disabled: boolean;
  /** Moves a dragged field to another's place. */
  place: (code: string, at: number) => void;
}

const DRAG_PX = 4;

/** Fields in order; reordered by dragging, keys or the menu. */
export function FieldList({ fields, needed, wrong, selected, disabled, place, ...acts }: FieldListProps) {
  const t = useT('forms');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }));
  const codes = fields.map(({ code }) => code);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const at = over ? codes.indexOf(String(over.id)) : -1;
        if (at >= 0 && active.id !== over?.id) place(String(active.id), at);
      }}
    >
      <SortableContext items={codes} strategy={verticalListSortingStrategy}>
        <ol className="fields" aria-label={t('list')}>
          {fields.map((field, at) => {
            const why = whyNeeded(fields, field.code, needed);
            return (
              <FieldRow
                key={field.code}
                field={field}
                fields={fields}
                selected={field.code === selected}
                wrong={wrong.includes(field.code)}
                disabled={disabled}
                stays={why && t(`stays.${why}`)}
                first={at === 0}
                last={at === fields.length - 1}
                {...acts}
              />
            );
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
