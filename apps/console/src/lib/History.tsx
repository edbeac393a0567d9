import './History.css';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import type { AuditEntry } from '@meetingapp/contract/audit.ts';
import { useLanguage } from './language.ts';
import { momentText } from './moment.ts';
import { useT } from './texts.ts';
import { useCall } from './use-call.ts';

/** Who changed this row, when, from what to what: the end of every pane. Shows nothing to who may not read the log. */
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

export function HistoryList({ entries }: { entries: readonly AuditEntry[] }) {
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

function Change({ change: { subject, subjectId, before, after } }: { change: AuditEntry['changes'][number] }) {
  const t = useT('console');
  const names = Object.keys({ ...before, ...after });
  if (before === null || after === null)
    return (
      <p className="small">
        {t(before === null ? 'made' : 'deleted')} {subject} {subjectId}
      </p>
    );
  return (
    <ul className="small">
      {names.map((name) => (
        <li key={name}>
          <span className="quiet">
            {subject}.{name}
          </span>{' '}
          <del>{textOf(before[name])}</del> → <ins>{textOf(after[name])}</ins>
        </li>
      ))}
    </ul>
  );
}

/** A value of a row as a line; two languages stand beside each other. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const { zh, en, ...others } = value as { zh?: unknown; en?: unknown };
  if (typeof zh === 'string' && Object.keys(others).length === 0) return [zh, en].filter(Boolean).join(' / ') || '–';
  return JSON.stringify(value);
}
