import type { ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { isOwnPdf } from '../../../lib/own-files.ts';
import { preload } from '../../../lib/preload.ts';
import { MaterialRow } from '../../../lib/programme/MaterialRow.tsx';
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
  const hasPdf = of.some(({ material }) => isOwnPdf(material.address));
  // One reads what there is before one taps: the reader comes meanwhile.
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
