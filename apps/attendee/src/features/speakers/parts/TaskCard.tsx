import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/dates.ts';
import type { Task } from '../view.ts';
import { Changes } from './Changes.tsx';
import { TaskTags } from './TaskTags.tsx';

interface TaskCardProps {
  task: Task;
  cid: string;
  zone: string;
  /** Milliseconds since 1970 by the server's clock. */
  now: number;
  clashes: boolean;
  /** The answer that is being sent; null: none. */
  sending: boolean;
  onAccept: () => void;
  onReject: () => void;
}

/** One task: when, role, reply, what, where, and the two answers. */
export function TaskCard({ task, cid, zone, now, clashes, sending, onAccept, onReject }: TaskCardProps) {
  const t = useT('speakers');
  const language = useLanguage();
  const say = (text: Task['title'] | null) => pickLanguage(text, language);
  const title = say(task.title);
  return (
    <li className={joinClasses('sp-task', clashes && 'clash', task.state === 'rejected' && 'past')}>
      <p className="sp-time">
        <b>{clockText(task.from, zone)}</b>
        <span>{task.exact ? t('until', { time: clockText(task.to, zone) }) : t('sometime')}</span>
      </p>
      <div className="card">
        <TaskTags task={task} now={now} zone={zone} />
        <h3 className="t-lg">
          <Link name="schedDetail" query={{ cid, task: task.id }}>
            {title}
          </Link>
        </h3>
        <p className="t-sm ink-2">{joinList([say(task.hall), say(task.session)], language, 'clauses')}</p>
        <Changes task={task} zone={zone} />
        {task.state === 'none' && task.open && (
          <div className="sp-acts">
            <Button
              variant="outline"
              size="sm"
              disabled={sending}
              onClick={onReject}
              aria-label={`${t('reject')} ${title}`}
            >
              {t('reject')}
            </Button>
            <Button
              variant="soft"
              size="sm"
              icon={check}
              disabled={sending}
              onClick={onAccept}
              aria-label={`${t('accept')} ${title}`}
            >
              {t('accept')}
            </Button>
          </div>
        )}
        {task.state === 'accepted' && (
          <p className="sp-why between">
            <span>{task.answeredAt && t('acceptedAt', { time: momentText(task.answeredAt, zone, language) })}</span>
            {task.open && (
              <Link name="schedDetail" query={{ cid, task: task.id }} className="link">
                {t('change')}
              </Link>
            )}
          </p>
        )}
        {task.state === 'rejected' && (
          <div className="sp-why">
            {task.reason && (
              <p>
                {t('rejectedWith', {
                  reason: joinList([t(`refuse.reasons.${task.reason}`), task.words], language, 'clauses'),
                })}
              </p>
            )}
            <p>{task.filled ? t('filled') : task.open && t('search')}</p>
            {task.open && (
              <button type="button" className="link sp-back" disabled={sending} onClick={onAccept}>
                {t('takeBack')}
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
