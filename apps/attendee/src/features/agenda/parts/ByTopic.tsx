import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import type { LayoutProps } from './AgendaDay.tsx';
import { Groups } from './Groups.tsx';

/** A day, topic after topic; what has several stands under each of them. */
export function ByTopic(props: LayoutProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const groups = [
    ...props.programme.topics.map(({ id, name }) => ({
      id,
      name: inWords(name, language),
      note: '',
      sessions: props.sessions.filter(({ topics }) => topics.includes(id)),
    })),
    { id: 0, name: t('otherTopics'), note: '', sessions: props.sessions.filter(({ topics }) => topics.length === 0) },
  ];
  return <Groups {...props} groups={groups} />;
}
