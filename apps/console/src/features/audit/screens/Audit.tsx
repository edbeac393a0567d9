import { auditCalls } from '@meetingapp/contract/audit.ts';
import { history } from '@meetingapp/ui/icons-topics.ts';
import { Button, DatePicker } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { HistoryList } from '../../../lib/History.tsx';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useChange } from '../../../lib/use-change.ts';

/** Everything that staff changed in this conference, the newest first. */
export function Audit() {
  const t = useT('console');
  const cid = useCid();
  const [days, setDays] = useState<{ from: string | null; until: string | null }>({ from: null, until: null });
  const [before, setBefore] = useState<number | null>(null);
  const asked = useCall(auditCalls.list, { cid, ...days, before });
  const taken = useChange(auditCalls.export, { said: t('tasks.started') });
  return (
    <Page
      title={t('pages.audit')}
      actions={
        <Button loading={taken.busy} onClick={() => void taken.change({ cid, ...days })}>
          {t('export')}
        </Button>
      }
      bar={
        <DatePicker.RangePicker
          allowEmpty={[true, true]}
          aria-label={t('audit.days')}
          onChange={(range) => {
            setBefore(null);
            setDays({
              from: range?.[0]?.format('YYYY-MM-DD') ?? null,
              until: range?.[1]?.format('YYYY-MM-DD') ?? null,
            });
          }}
        />
      }
    >
      <Answered asked={asked}>
        {({ entries, more }) =>
          entries.length === 0 ? (
            <Blank icon={history} title={t('audit.none')} text={t('audit.noneText')} />
          ) : (
            <div className="pad">
              <HistoryList entries={entries} />
              {before !== null && <Button onClick={() => setBefore(null)}>{t('audit.newest')}</Button>}{' '}
              {more && <Button onClick={() => setBefore(entries.at(-1)?.id ?? null)}>{t('audit.older')}</Button>}
            </div>
          )
        }
      </Answered>
    </Page>
  );
}
