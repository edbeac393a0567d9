import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { LayoutProps } from './AgendaDay.tsx';
import { SessionGroups } from './SessionGroups.tsx';

/** A day by topic; a session with several topics is listed under each. */
export function ByTopic(props: LayoutProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const groups = [
    ...props.programme.topics.map(({ id, name }) => ({
      id,
      name: pickLanguage(name, language),
      note: '',
      sessions: props.sessions.filter(({ topics }) => topics.includes(id)),
    })),
    { id: 0, name: t('otherTopics'), note: '', sessions: props.sessions.filter(({ topics }) => topics.length === 0) },
  ];
  return <SessionGroups {...props} groups={groups} />;
}
