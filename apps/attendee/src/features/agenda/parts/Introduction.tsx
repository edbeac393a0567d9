import type { ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Prose } from '../../../lib/Prose.tsx';
import { inWords } from '../../../lib/programme/look-up.ts';

/** The organiser's words about a session. */
export function Introduction({ session }: { session: ProgrammeSession }) {
  const language = useLanguage();
  const { introduction, rich } = session;
  if (rich) return <Prose html={inWords(rich, language)} />;
  const text = inWords(introduction, language);
  return text === '' ? null : <p className="lines">{text}</p>;
}
