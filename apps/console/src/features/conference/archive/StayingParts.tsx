import { archiveStaying } from '@meetingapp/contract/conference/archive.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** What an archive does not have, each with its reason. */
export function StayingParts() {
  const t = useT('conferenceArchive');
  return (
    <details className="archive-stays">
      <summary>{t('stays.title')}</summary>
      <ul className="small">
        {archiveStaying.map((one) => (
          <li key={one}>{t(`stays.reasons.${one}`)}</li>
        ))}
      </ul>
    </details>
  );
}
