import type { ArchiveSummary } from '@meetingapp/contract/conference/archive.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { daysOf } from '../view.ts';
import { StayingParts } from './StayingParts.tsx';

const figure = (value: number): string => value.toLocaleString('en');
const MEGA = 1_000_000;
const sizeText = (bytes: number): string => `${(bytes / MEGA).toFixed(1)} MB`;

/** What an import would make. */
export function ArchiveContents({ summary, people }: { summary: ArchiveSummary; people: boolean }) {
  const t = useT('conferenceArchive');
  const language = useLanguage();
  const { title, counts, files, bytes, lost, filmsLeft = 0, accounts, madeAt, product } = summary;
  return (
    <>
      <p>
        <b>{pickLanguage(title, language)}</b>
        <span className="quiet"> {daysOf(summary)}</span>
        <br />
        {t('import.willMake')}
      </p>
      <table className="archive-counts">
        <thead>
          <tr>
            <th>{t('import.kind')}</th>
            <th className="right">{t('import.count')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ kind, count }) => (
            <tr key={kind}>
              <td>{t(`import.kinds.${kind}`)}</td>
              <td className="right">{figure(count)}</td>
            </tr>
          ))}
          {files > 0 && (
            <tr>
              <td>{t('import.files', { size: sizeText(bytes) })}</td>
              <td className="right">{figure(files)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {people && <p>{t('import.accounts', { found: accounts.found, made: accounts.made })}</p>}
      {people && <p>{t('import.tickets')}</p>}
      {lost > 0 && <p>{t('import.lost', { count: lost })}</p>}
      {filmsLeft > 0 && <p>{t('import.filmsLeft', { count: filmsLeft })}</p>}
      <StayingParts />
      <p className="quiet small">{t('import.made', { at: momentText(madeAt, language), version: product })}</p>
    </>
  );
}
