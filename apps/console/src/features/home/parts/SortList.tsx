import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { gripVertical } from '@meetingapp/ui/icons/icons-forms.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

const DRAG_PX = 4;

export interface SortRow {
  id: string;
  title: string;
  note?: string;
  icon?: string;
  /** Drawn quiet: it is hidden from the phone. */
  off?: boolean;
  /** It stays where it is. */
  fixed?: boolean;
  /** Buttons at the end of the row. */
  tools?: ReactNode;
  /** Drawn above the row. */
  before?: ReactNode;
}

interface SortListProps {
  label: string;
  rows: readonly SortRow[];
  chosen: string;
  onChoose: (id: string) => void;
  /** Indexes in `rows`. */
  onMove: (from: number, to: number) => void;
  /** `H` on a row: hides or shows it. */
  onHide?: (id: string) => void;
}

/** Rows that are chosen, and put in order by dragging or by Alt and arrows; arrows alone go to the next row. */
export function SortList({ label, rows, chosen, onChoose, onMove, onHide }: SortListProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }));
  const ids = rows.map(({ id }) => id);
  const move = (from: number, to: number): void => {
    if (rows[from] && rows[to] && !rows[from].fixed && !rows[to].fixed) onMove(from, to);
  };
  function press(event: KeyboardEvent<HTMLButtonElement>, at: number): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const row = rows[at];
    if (!row) return;
    if (by !== 0) {
      event.preventDefault();
      if (event.altKey) return move(at, at + by);
      const list = event.currentTarget.closest('ol');
      list?.querySelectorAll<HTMLButtonElement>('.pick')[at + by]?.focus();
      const next = rows[at + by];
      if (next) onChoose(next.id);
    } else if (event.key.toLowerCase() === 'h' && !event.ctrlKey && !event.metaKey && onHide && !row.fixed)
      onHide(row.id);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="sort-list" aria-label={label}>
          {rows.map((row, at) => (
            <Row
              key={row.id}
              row={row}
              on={row.id === chosen}
              choose={() => onChoose(row.id)}
              press={(event) => press(event, at)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  row: SortRow;
  on: boolean;
  choose: () => void;
  press: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

function Row({ row: { id, title, note, icon, off, fixed, tools, before }, on, choose, press }: RowProps) {
  const t = useT('homeConsole');
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition } = useSortable({
    id,
    disabled: fixed === true,
  });
  return (
    <>
      {before}
      <li
        ref={setNodeRef}
        className={`${on ? 'on' : ''}${off ? ' off' : ''}`}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        <span className="grip" ref={setActivatorNodeRef} {...(fixed ? {} : listeners)} aria-hidden="true">
          {!fixed && <Icon icon={gripVertical} />}
        </span>
        <button
          type="button"
          className="pick"
          aria-pressed={on}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          title={fixed ? undefined : t('moveKeys')}
          onClick={choose}
          onKeyDown={press}
        >
          {icon !== undefined && <Icon icon={icon} />}
          <span className="grow">
            <b>{title}</b>
            {note !== undefined && note !== '' && <span className="small">{note}</span>}
          </span>
        </button>
        {tools}
      </li>
    </>
  );
}
