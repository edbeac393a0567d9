import { groupedAmount } from '@meetingapp/domain/money.ts';
import type { AuditEntry } from '@meetingapp/contract/audit.ts';
import { textsOf } from '@meetingapp/locales/audit-texts.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { actOf, fieldsOf } from '../view.ts';
import { AuditPlace } from './AuditPlace.tsx';

/** Audit log table: time, user, action, item, before and after. */
export function EntryTable({
  entries,
  open,
  choose,
}: {
  entries: readonly AuditEntry[];
  open: number | null;
  choose: (id: number) => void;
}) {
  const t = useT('audit');
  const language = useLanguage();
  const { subjectName } = textsOf(language, groupedAmount);
  return (
    <ListTable<AuditEntry>
      tableLayout="fixed"
      rows={entries}
      open={open}
      onRow={({ id }) => ({ onClick: () => choose(id) })}
      columns={[
        { title: t('columns.at'), width: 132, render: (_, { at }) => momentText(at, language) },
        { title: t('columns.by'), dataIndex: 'by', width: 112, ellipsis: true },
        {
          title: t('columns.act'),
          width: 88,
          render: (_, entry) => (
            <button type="button" onClick={() => choose(entry.id)}>
              <b>{t(`acts.${actOf(entry)}`)}</b>
            </button>
          ),
        },
        {
          title: t('columns.subject'),
          ellipsis: true,
          render: (_, { call, changes: [first, ...others], more }) =>
            !first ? (
              <AuditPlace call={call} />
            ) : (
              <>
                <span className="quiet">{subjectName(first.subject)}</span> {first.label || first.subjectId}{' '}
                {others.length + more > 0 && (
                  <span className="quiet">{t('others', { count: others.length + more })}</span>
                )}
              </>
            ),
        },
        { title: t('change'), ellipsis: true, render: (_, { changes: [first] }) => first && <Line change={first} /> },
      ]}
    />
  );
}

/** The first changed field; a new or deleted row shows only its name. */
function Line({ change }: { change: AuditEntry['changes'][number] }) {
  const { fieldName, valueText } = textsOf(useLanguage(), groupedAmount);
  const [field] = fieldsOf(change);
  if (!field || change.before === null || change.after === null) return null;
  return (
    <>
      <span className="quiet">{fieldName(field.name)}</span> {valueText(field.was, field.name, change.currency)} →{' '}
      {valueText(field.is, field.name, change.currency)}
    </>
  );
}
