import type { Material, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { fileText, link } from '@meetingapp/ui/icons-topics.ts';
import { chevronRight } from '@meetingapp/ui/icons.ts';
import { useEffect } from 'react';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { isOwnPdf } from '../../../lib/own-files.ts';
import { preload } from '../../../lib/preload.ts';
import { inWords } from '../../../lib/programme/look-up.ts';

/** Slides and papers of the session and of its talks: a PDF of ours opens in the reader, an outside address as a page of its own. */
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
      {of.map(({ material, from }) =>
        isOwnPdf(material.address) ? (
          <PdfRow key={material.id} material={material} from={from} />
        ) : (
          <ListRow
            key={material.id}
            icon={link}
            title={inWords(material.title, language)}
            text={from === '' ? undefined : from}
            href={material.address}
            target="_blank"
            rel="noopener noreferrer"
          />
        ),
      )}
    </div>
  );
}

function PdfRow({ material, from }: { material: Material; from: string }) {
  const language = useLanguage();
  const name = inWords(material.title, language);
  return (
    <To name="pdfView" query={{ file: material.address, name, save: 1 }} className="li ic">
      <Icon icon={fileText} />
      <span className="grow">
        {from === '' ? name : <b>{name}</b>}
        {from !== '' && <span className="li-text">{from}</span>}
      </span>
      {material.size !== null && <span className="val">{sizeText(material.size)}</span>}
      <Icon icon={chevronRight} size="s" className="chev" />
    </To>
  );
}

const MEGABYTE = 1_048_576;
const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
