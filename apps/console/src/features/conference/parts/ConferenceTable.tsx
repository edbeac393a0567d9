import './ConferenceTable.css';
import { Link } from '@tanstack/react-router';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Row } from '../data.ts';
import { daysOf, publicPage, stateColours } from '../view.ts';

const figure = (value: number): string => value.toLocaleString('en');

/** One row per conference; the last cell links to the public page. */
export function ConferenceTable({ rows }: { rows: readonly Row[] }) {
  const t = useT('console');
  return (
    <table className="conference-table">
      <thead>
        <tr>
          <th style={{ width: 112 }}>{t('conferences.number')}</th>
          <th>{t('conferences.name')}</th>
          <th style={{ width: 168 }}>{t('conferences.days')}</th>
          <th style={{ width: 112 }}>{t('conferences.city')}</th>
          <th style={{ width: 104 }}>{t('conferences.state')}</th>
          <th style={{ width: 120 }} className="right">
            {t('conferences.registrations')}
          </th>
          <th style={{ width: 112 }} className="right">
            {t('conferences.confirmed')}
          </th>
          <th style={{ width: 72 }}>
            <span className="sr">{t('conferences.page')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ConferenceRow key={row.cId} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function ConferenceRow({ row }: { row: Row }) {
  const t = useT('console');
  const page = publicPage(row, useLanguage());
  return (
    <tr data-row-key={row.cId}>
      <td className="quiet">{row.cId}</td>
      <td className="one">
        <Link to={address('conference', { cid: row.cId })} title={row.title}>
          {row.title}
        </Link>
      </td>
      <td>{daysOf(row)}</td>
      <td className="one">{row.city}</td>
      <td>
        <span className={`state ${stateColours[row.state]}`}>{t(`conferences.states.${row.state}`)}</span>
      </td>
      <td className="right">{figure(row.registrations)}</td>
      <td className="right">{figure(row.confirmed)}</td>
      <td>
        {page && (
          <a href={page} target="_blank" rel="noreferrer" aria-label={t('conferences.pageOf', { title: row.title })}>
            <Icon icon={smartphone} />
          </a>
        )}
      </td>
    </tr>
  );
}
