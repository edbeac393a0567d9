import { groupedAmount } from '@meetingapp/domain/money.ts';
import type { AuditEntry } from '@meetingapp/contract/audit.ts';
import { textsOf } from '@meetingapp/locales/audit-texts.ts';
import { deviceName } from '../../../lib/session/device.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { actOf, fieldsOf } from '../view.ts';
import { AuditPlace } from './AuditPlace.tsx';

/** One entry: user, address, before and after, and other entries about the same row. */
export function EntryPane({ cid, entry, close }: { cid: number; entry: AuditEntry; close: () => void }) {
  const t = useT('audit');
  const language = useLanguage();
  const { subjectName } = textsOf(language, groupedAmount);
  const [first] = entry.changes;
  return (
    <Pane
      title={`${t(`acts.${actOf(entry)}`)} ${first ? subjectName(first.subject) : ''}`}
      facts={`${momentText(entry.at, language)} · ${entry.id.toLocaleString('en')}`}
      close={close}
    >
      <dl className="facts-list">
        <dt>{t('who')}</dt>
        <dd>{entry.by || '–'}</dd>
        <dt>{t('from')}</dt>
        <dd title={entry.device}>{[entry.address, deviceName(entry.device)].filter(Boolean).join(' · ') || '–'}</dd>
        <dt>{t('where')}</dt>
        <dd title={entry.call}>
          <AuditPlace call={entry.call} />
        </dd>
      </dl>
      {entry.changes.map((change, index) => (
        <ChangeTable key={index} change={change} />
      ))}
      {entry.more > 0 && <p className="quiet">{t('more', { count: entry.more })}</p>}
      {first && <History cid={cid} subject={first.subject} id={first.subjectId} />}
    </Pane>
  );
}

function ChangeTable({ change }: { change: AuditEntry['changes'][number] }) {
  const t = useT('audit');
  const { subjectName, fieldName, valueText } = textsOf(useLanguage(), groupedAmount);
  const fields = fieldsOf(change);
  return (
    <section>
      <h2>
        {subjectName(change.subject)} {change.label || change.subjectId}
      </h2>
      <p className="small quiet">{t('changes', { count: fields.length })}</p>
      <table className="was-is">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('field')}</span>
            </th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, was, is }) => (
            <tr key={name}>
              <th scope="row">{fieldName(name)}</th>
              <td className="was">{valueText(was, name, change.currency)}</td>
              <td className="is">{valueText(is, name, change.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
