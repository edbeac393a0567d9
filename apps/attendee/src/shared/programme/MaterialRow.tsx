import type { Material } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { fileText, link } from '@meetingapp/ui/icons/icons-topics.ts';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../lib/texts/language.ts';
import { isOwnPdf } from '../../lib/navigation/own-files.ts';

interface MaterialRowProps {
  material: Material;
  /** Title of its talk; empty where the page shows it. */
  from: string;
}

/** A PDF of this server opens in the reader, an outside address as a separate page. */
export function MaterialRow({ material, from }: MaterialRowProps) {
  const language = useLanguage();
  const name = pickLanguage(material.title, language);
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
    <Link
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
    </Link>
  );
}

const MEGABYTE = 1_048_576;
const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
