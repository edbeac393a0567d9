import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from 'antd';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useSelectAll } from '../../../lib/lists/use-select-all.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { lastMoment, type AgreementRow } from './agreement-view.ts';

const colours = { open: 'warning', signed: 'success', withdrawn: 'default' } as const;

interface AgreementTableProps {
  rows: readonly AgreementRow[];
  open: number | null;
  onOpen: (id: number) => void;
  chosen: number[];
  choose: (ids: number[]) => void;
}

/** Documents by person, and people without. */
export function AgreementTable({ rows, open, onOpen, chosen, choose }: AgreementTableProps) {
  const t = useT('agreementConsole');
  const selectAll = useSelectAll();
  const language = useLanguage();
  return (
    <ListTable<AgreementRow>
      rows={rows}
      open={open}
      scroll={{ x: 860 }}
      rowSelection={{
        ...selectAll,
        selectedRowKeys: chosen,
        onChange: (keys) => choose(keys.map(Number)),
        columnWidth: 44,
        getCheckboxProps: ({ person }) => ({
          'aria-label': t('choose', { name: pickLanguage(person.name, language) }),
        }),
      }}
      columns={[
        {
          title: t('table.name'),
          width: 200,
          render: (_value, { id, person, agreement }) => (
            <>
              {agreement ? (
                <button
                  type="button"
                  aria-label={t('open', { name: pickLanguage(person.name, language) })}
                  onClick={() => onOpen(id)}
                >
                  <b>{pickLanguage(person.name, language)}</b>
                </button>
              ) : (
                <b>{pickLanguage(person.name, language)}</b>
              )}
              <div className="small quiet">{pickLanguage(person.affiliation, language)}</div>
            </>
          ),
        },
        { title: t('table.accepted'), width: 110, render: (_value, { person }) => person.accepted },
        {
          title: t('table.agreement'),
          width: 200,
          render: (_value, { template, agreement }) =>
            template && agreement
              ? joinList(
                  [pickLanguage(template.title, language), t('number', { number: agreement.number })],
                  language,
                  'clauses',
                )
              : '—',
        },
        {
          title: t('table.state'),
          width: 110,
          render: (_value, { agreement }) =>
            agreement ? (
              <Tag color={colours[agreement.state]}>
                {t(agreement.state === 'open' && agreement.openedAt ? 'states.opened' : `states.${agreement.state}`)}
              </Tag>
            ) : (
              <Tag>{t('states.none')}</Tag>
            ),
        },
        {
          title: t('table.at'),
          width: 200,
          render: (_value, { agreement }) => {
            if (!agreement) return '';
            const { kind, at } = lastMoment(agreement);
            return <span className="small">{t(`at.${kind}`, { time: momentText(at, language) })}</span>;
          },
        },
      ]}
    />
  );
}
