import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';

/** Session of a talk with time and hall, as attendees see it; empty when no release contains it. */
export function sessionOfTalk(programme: Programme | null, talkId: number | null): Bilingual {
  const session = programme?.sessions.find(({ talks }) => talks.some(({ id }) => id === talkId));
  const talk = session?.talks.find(({ id }) => id === talkId);
  if (!programme || !session || !talk) return { zh: '', en: '' };
  const hall = programme.halls.find(({ id }) => id === session.hall);
  const inLanguage = (language: Language) => {
    const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
      timeZone: programme.zone,
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    const said = (text: Bilingual) => pickLanguage(text, language);
    const parts = [
      said(session.title),
      format.format(new Date(talk.from ?? session.from)),
      hall ? said(hall.name) : '',
    ];
    return joinList(parts, language, 'clauses');
  };
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}
