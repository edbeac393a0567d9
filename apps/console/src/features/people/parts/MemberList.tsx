import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { GuestGroup } from '@meetingapp/contract/people.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { gripVertical } from '@meetingapp/ui/icons/icons-forms.ts';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { moveItemTo } from '../../../lib/lists/move-item.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Members = GuestGroup['members'];

const DRAG_PX = 4;

/** Members in order; reordered by dragging the handle, or by Shift and arrows on it. */
export function MemberList({ members, onChange }: { members: Members; onChange: (members: Members) => void }) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }));
  const ids = members.map(({ expert }) => expert);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const to = over ? ids.indexOf(Number(over.id)) : -1;
        if (to >= 0) onChange(moveItemTo(members, ids.indexOf(Number(active.id)), to));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="guest-members">
          {members.map((member, at) => (
            <Member
              key={member.expert}
              member={member}
              set={(duty) => onChange(members.map((one, index) => (index === at ? { ...one, duty } : one)))}
              shift={(by) => {
                if (members[at + by]) onChange(moveItemTo(members, at, at + by));
              }}
              remove={() => onChange(members.filter((_, index) => index !== at))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface MemberProps {
  member: Members[number];
  set: (duty: Members[number]['duty']) => void;
  shift: (by: -1 | 1) => void;
  remove: () => void;
}

function Member({ member, set, shift, remove }: MemberProps) {
  const t = useT('peopleConsole');
  const language = useLanguage();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition } = useSortable({ id: member.expert });
  const name = pickLanguage(member.name, language);
  function press(event: KeyboardEvent) {
    if (!event.shiftKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    shift(event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <div className="row">
        <button
          type="button"
          className="grip"
          ref={setActivatorNodeRef}
          aria-label={t('moveMember', { name })}
          title={t('moveKeys')}
          aria-keyshortcuts="Shift+ArrowUp Shift+ArrowDown"
          {...listeners}
          onKeyDown={press}
        >
          <Icon icon={gripVertical} />
        </button>
        <b className="grow one">{name}</b>
        <Button
          type="text"
          size="small"
          aria-label={t('removeMember', { name })}
          icon={<Icon icon={x} />}
          onClick={remove}
        />
      </div>
      <BilingualInput label={t('duty', { name })} maxLength={100} value={member.duty} onChange={set} />
    </li>
  );
}
