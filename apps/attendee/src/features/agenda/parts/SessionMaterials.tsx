import type { ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';

/** Slides and papers of the session and of its talks. */
export function SessionMaterials({ session }: { session: ProgrammeSession }) {
  const language = useLanguage();
  const of = [
    ...session.materials.map((material) => ({ material, from: '' })),
    ...session.talks.flatMap((talk) =>
      talk.materials.map((material) => ({ material, from: inWords(talk.title, language) })),
    ),
  ];
  return (
    <div className="list">
      {of.map(({ material, from }) => (
        <ListRow
          key={material.id}
          icon={fileText}
          title={inWords(material.title, language)}
          text={from === '' ? undefined : from}
          href={material.address}
          target="_blank"
          rel="noopener"
        />
      ))}
    </div>
  );
}
