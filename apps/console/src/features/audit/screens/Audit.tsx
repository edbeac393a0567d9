import { groupedAmount } from '@meetingapp/domain/money.ts';
import './Audit.css';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { audit as texts } from '@meetingapp/locales/zh/audit.ts';
import { history } from '@meetingapp/ui/icons/icons-topics.ts';
import { textsOf } from '@meetingapp/locales/audit-texts.ts';
import { Button, DatePicker, Select } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useListed, useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EntryPane } from '../parts/EntryPane.tsx';
import { EntryTable } from '../parts/EntryTable.tsx';
import { useExport } from '../../../lib/calls/use-export.ts';

interface Filter {
  staffId: number | null;
  subject?: string;
  from: string | null;
  until: string | null;
}

/** All staff changes in this conference, newest first, filtered by user, item and days. */
export function Audit() {
  const t = useT('audit');
  const c = useT('console');
  const cid = useCid();
  const [filter, setFilter] = useState<Filter>({ staffId: null, from: null, until: null });
  const [before, setBefore] = useListed('before');
  const [open, setOpen] = useOpenRow();
  const asked = useCall(auditCalls.list, { cid, ...filter, before });
  const taken = useExport(auditCalls.export);
  const filtered = Object.values(filter).some((value) => value !== null && value !== undefined);
  const chosen = asked.answer?.entries.find(({ id }) => id === open);
  function set(change: Partial<Filter>) {
    setBefore(null);
    setFilter({ ...filter, ...change });
  }
  return (
    <Page
      title={c('pages.audit')}
      facts={t('facts')}
      actions={
        <Button loading={taken.busy} onClick={() => void taken.start({ cid, ...filter })}>
          {c('export')}
        </Button>
      }
      bar={<Filters cid={cid} filter={filter} set={set} />}
      pane={chosen && <EntryPane key={chosen.id} cid={cid} entry={chosen} close={() => setOpen(null)} />}
      foot={
        (before !== null || asked.answer?.more) && (
          <span className="row">
            {before !== null && (
              <Button size="small" onClick={() => setBefore(null)}>
                {c('audit.newest')}
              </Button>
            )}
            {asked.answer?.more && (
              <Button size="small" onClick={() => setBefore(asked.answer?.entries.at(-1)?.id ?? null)}>
                {c('audit.older')}
              </Button>
            )}
          </span>
        )
      }
    >
      <Answered asked={asked}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState
              icon={history}
              title={t(filtered ? 'none' : 'empty')}
              text={t(filtered ? 'noneText' : 'emptyText')}
            />
          ) : (
            <EntryTable entries={entries} open={open} choose={setOpen} />
          )
        }
      </Answered>
    </Page>
  );
}

function Filters({ cid, filter, set }: { cid: number; filter: Filter; set: (change: Partial<Filter>) => void }) {
  const t = useT('audit');
  const c = useT('console');
  const people = useCall(staffPeopleCalls.people, { cid }).answer?.people ?? [];
  const { subjectName } = textsOf(useLanguage(), groupedAmount);
  return (
    <>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: 168 }}
        aria-label={t('who')}
        placeholder={t('anyone')}
        value={filter.staffId}
        onChange={(staffId: number | undefined) => set({ staffId: staffId ?? null })}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: 168 }}
        aria-label={t('what')}
        placeholder={t('anything')}
        value={filter.subject ?? null}
        onChange={(subject: string | undefined) => set({ subject: subject as string })}
        options={Object.keys(texts.subjects).map((name) => ({ value: name, label: subjectName(name) }))}
      />
      <DatePicker.RangePicker
        allowEmpty={[true, true]}
        aria-label={c('audit.days')}
        onChange={(range) =>
          set({
            from: range?.[0]?.format('YYYY-MM-DD') ?? null,
            until: range?.[1]?.format('YYYY-MM-DD') ?? null,
          })
        }
      />
    </>
  );
}
