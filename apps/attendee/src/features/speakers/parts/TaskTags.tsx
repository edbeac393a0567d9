import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { check, x } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { timeOnCard, type Task } from '../view.ts';

const looks = {
  none: { kind: 'soon', icon: undefined },
  accepted: { kind: 'ok', icon: check },
  rejected: { kind: 'bad', icon: x },
} as const;

/** Roles, reply and, from the day on, the time of a task by the server's clock. */
export function TaskTags({ task, now, zone }: { task: Task; now: number; zone: string }) {
  const t = useT('speakers');
  const time = timeOnCard(task, now, zone);
  const { kind, icon } = looks[task.state];
  return (
    <div className="sp-tags">
      {task.roles.map((role) => (
        <Tag key={role} kind="role">
          {t(`roles.${role}`)}
        </Tag>
      ))}
      <Tag kind={kind} icon={icon}>
        {t(`states.${task.state}`)}
      </Tag>
      {task.standIn && <Tag>{t('standIn')}</Tag>}
      {time && <Tag kind={time === 'soon' ? 'soon' : time === 'running' ? 'live' : 'ended'}>{t(`times.${time}`)}</Tag>}
    </div>
  );
}
