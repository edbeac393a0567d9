import type { Part } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { SessionFields, TalkFields } from '@meetingapp/domain/agenda/edits.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useDesk } from '../parts/desk-context.ts';

type Field = Exclude<keyof SessionFields | keyof TalkFields, 'parts'>;

/** Label and value of a session's or talk's field as text. */
export function useFieldTexts(of: 'session' | 'talk') {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { draft, expertName, hallName } = useDesk();
  const both = ({ zh, en }: Bilingual) => [zh, en].filter(Boolean).join(' / ');
  const topicName = (id: number) => {
    const topic = draft.topics.find((one) => one.id === id);
    return topic ? pickLanguage(topic.name, language) : '';
  };
  const labels: Record<Field, string> = {
    kind: t('session.kind'),
    title: t(`${of}.name`),
    introduction: t('session.introduction'),
    sponsor: t('session.sponsor'),
    hall: t('session.hall'),
    from: t('session.from'),
    to: t('session.to'),
    topics: t('session.topics'),
    abstract: t('talk.abstract'),
    minutes: t('talk.minutes'),
  };
  const values: { [Name in Field]: (value: (SessionFields & TalkFields)[Name]) => string } = {
    kind: (kind) => t(`kinds.${kind}`),
    title: both,
    introduction: both,
    sponsor: both,
    abstract: both,
    hall: hallName,
    from: (moment) => clockIn(draft.zone, new Date(moment)).replace('T', ' '),
    to: (moment) => clockIn(draft.zone, new Date(moment)).replace('T', ' '),
    topics: (topics) => topics.map(topicName).join(t('listComma')),
    minutes: (minutes) => t('minutes', { minutes }),
  };
  const people = (parts: readonly Part[]) =>
    parts.map(({ expert, role }) => `${expertName(expert)} ${t(`roles.${role}`)}`).join(t('listComma'));
  return <Fields extends SessionFields | TalkFields>(name: keyof Fields & string, fields: Fields) => {
    if (name === 'parts') return { label: t(`${of}.people`), text: people(fields.parts) };
    const field = name as Field;
    const text = values[field] as (value: unknown) => string;
    return { label: labels[field], text: text((fields as unknown as Record<Field, unknown>)[field]) };
  };
}
