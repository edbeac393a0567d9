import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';

/** In which session a paper is told, when and where, as attendees see it; empty where no release says so. */
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
    const said = (text: Bilingual) => text[language] || text.zh || text.en;
    const parts = [
      said(session.title),
      format.format(new Date(talk.from ?? session.from)),
      hall ? said(hall.name) : '',
    ];
    return parts.filter(Boolean).join(language === 'zh' ? '，' : ', ');
  };
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}
