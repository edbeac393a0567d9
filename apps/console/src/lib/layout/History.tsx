import { groupedAmount } from '@meetingapp/domain/money.ts';
import './History.css';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import type { AuditEntry } from '@meetingapp/contract/audit.ts';
import { changedFields, textsOf } from '@meetingapp/locales/audit-texts.ts';
import { useLanguage } from '../texts/language.ts';
import { momentText } from '../time/moment.ts';
import { useT } from '../texts/texts.ts';
import { useCall } from '../calls/use-call.ts';

/** Change history of a row, at the end of every pane: user, time, before and after. Hidden from users who may not read the log. */
export function History({ cid, subject, id }: { cid: number; subject: string; id: number | string }) {
  const t = useT('console');
  const { answer } = useCall(auditCalls.list, { cid, subject, subjectId: String(id) });
  if (!answer || answer.entries.length === 0) return null;
  return (
    <section aria-label={t('history')}>
      <h2>{t('history')}</h2>
      <HistoryList entries={answer.entries} />
    </section>
  );
}

function HistoryList({ entries }: { entries: readonly AuditEntry[] }) {
  const language = useLanguage();
  return (
    <ol className="history">
      {entries.map((entry) => (
        <li key={entry.id}>
          <b>{entry.by}</b> <span className="quiet">{momentText(entry.at, language)}</span>
          {entry.changes.map((change, index) => (
            <Change key={index} change={change} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function Change({
  change: { subject, subjectId, label, currency, before, after },
}: {
  change: AuditEntry['changes'][number];
}) {
  const t = useT('console');
  const { subjectName, fieldName, valueText } = textsOf(useLanguage(), groupedAmount);
  if (before === null || after === null)
    return (
      <p className="small">
        {t(before === null ? 'made' : 'deleted')} {subjectName(subject)} {label || subjectId}
      </p>
    );
  return (
    <ul className="small">
      {changedFields(before, after).map(({ name, was, is }) => (
        <li key={name}>
          <span className="quiet">{fieldName(name)}</span> <del>{valueText(was, name, currency)}</del> →{' '}
          <ins>{valueText(is, name, currency)}</ins>
        </li>
      ))}
    </ul>
  );
}
