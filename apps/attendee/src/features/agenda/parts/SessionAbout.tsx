import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { Introduction } from './Introduction.tsx';

/** What the session is about: its topics and the organiser's words. */
export function SessionAbout({ programme, session }: { programme: Programme; session: ProgrammeSession }) {
  const language = useLanguage();
  const topics = programme.topics.filter(({ id }) => session.topics.includes(id));
  return (
    <>
      {topics.length > 0 && (
        <p className="tags">
          {topics.map(({ id, name }) => (
            <Tag key={id}>{inWords(name, language)}</Tag>
          ))}
        </p>
      )}
      <Introduction session={session} />
    </>
  );
}
