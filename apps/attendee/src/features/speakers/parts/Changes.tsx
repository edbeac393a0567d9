import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { programmeRoles } from '@meetingapp/contract/agenda/programme.ts';
import { clockText, momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Task } from '../view.ts';

/** What changed since the person was asked before, old and new. */
export function Changes({ task, zone }: { task: Task; zone: string }) {
  const t = useT('speakers');
  const language = useLanguage();
  if (task.changes.length === 0) return null;

  function valueText(part: Task['changes'][number]['part'], text: string): string {
    if (part === 'time') {
      const [from = '', to = ''] = text.split('/');
      return `${momentText(from, zone, language)}–${clockText(to, zone)}`;
    }
    if (part !== 'role') return text === '' ? t('changed.nobody') : text;
    const roles = programmeRoles.filter((role) => text.split(' ').includes(role));
    return joinList(
      roles.map((role) => t(`roles.${role}`)),
      language,
    );
  }
  return (
    <Note kind="warn">
      <b>{t('changed.title')}</b>
      <dl className="sp-changes">
        {task.changes.map(({ part, before, after }) => (
          <div key={part}>
            <dt>{t(`changed.${part}`)}</dt>
            <dd>
              {valueText(part, pickLanguage(after, language))}
              <s>{t('changed.was', { text: valueText(part, pickLanguage(before, language)) })}</s>
            </dd>
          </div>
        ))}
      </dl>
      {task.earlier !== 'none' && <p>{t('changed.before', { state: t(`states.${task.earlier}`) })}</p>}
    </Note>
  );
}
