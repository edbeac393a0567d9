import type { Material } from '@meetingapp/contract/agenda-programme.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { fileText, link } from '@meetingapp/ui/icons-topics.ts';
import { chevronRight } from '@meetingapp/ui/icons.ts';
import { To } from '../go.tsx';
import { useLanguage } from '../language.ts';
import { isOwnPdf } from '../own-files.ts';
import { inWords } from './look-up.ts';

interface MaterialRowProps {
  material: Material;
  /** Of which talk; empty where the page says it. */
  from: string;
}

/** A PDF of ours opens in the reader, an outside address as a page of its own. */
export function MaterialRow({ material, from }: MaterialRowProps) {
  const language = useLanguage();
  const name = inWords(material.title, language);
  if (!isOwnPdf(material.address))
    return (
      <ListRow
        icon={link}
        title={name}
        text={from === '' ? undefined : from}
        href={material.address}
        target="_blank"
        rel="noopener noreferrer"
      />
    );
  return (
    <To
      name="pdfView"
      query={{ file: material.address, name, ...(material.readOnly ? {} : { save: 1 }) }}
      className="li ic"
    >
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
