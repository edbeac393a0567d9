import type { ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { isOwnPdf } from '../../../lib/navigation/own-files.ts';
import { preload } from '../../../lib/calls/preload-screen.ts';
import { MaterialRow } from '../../../shared/programme/MaterialRow.tsx';

/** Slides and papers of a session and its talks. */
export function SessionMaterials({ session }: { session: ProgrammeSession }) {
  const language = useLanguage();
  const of = [
    ...session.materials.map((material) => ({ material, from: '' })),
    ...session.talks.flatMap((talk) =>
      talk.materials.map((material) => ({ material, from: pickLanguage(talk.title, language) })),
    ),
  ];
  const hasPdf = of.some(({ material }) => isOwnPdf(material.address));
  // Preloads the reader while the person reads the list, before a tap.
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (hasPdf && !connection?.saveData) preload.screen('pdfView');
  }, [hasPdf]);
  return (
    <div className="list materials">
      {of.map(({ material, from }) => (
        <MaterialRow key={material.id} material={material} from={from} />
      ))}
    </div>
  );
}
