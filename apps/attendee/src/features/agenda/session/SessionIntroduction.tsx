import type { ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Prose } from '../../../lib/texts/Prose.tsx';

/** The organiser's introduction to a session. */
export function SessionIntroduction({ session }: { session: ProgrammeSession }) {
  const language = useLanguage();
  const { introduction, rich } = session;
  if (rich) return <Prose html={pickLanguage(rich, language)} />;
  const text = pickLanguage(introduction, language);
  return text === '' ? null : <p className="lines">{text}</p>;
}
