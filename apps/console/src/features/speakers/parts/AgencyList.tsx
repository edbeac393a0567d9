import { agencyCalls as calls, type AgencyOutcome } from '@meetingapp/contract/speakers/agency.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { travelDeskCalls } from '@meetingapp/contract/speakers/travel.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { App, Button, Table, Tag, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

type Row = AnswerOf<typeof calls.readAgency>['rows'][number];
const colours = {
  new: 'success',
  changed: 'warning',
  same: 'default',
  unknown: 'error',
  several: 'error',
  direction: 'error',
  time: 'error',
  incomplete: 'error',
  twice: 'error',
} as const satisfies Record<AgencyOutcome, string>;
const changed = [travelDeskCalls.list];
const LONG = 200;

/** Import of an agency's list: shows what each row would do, then books the chosen rows. */
export function AgencyList({ close }: { close: () => void }) {
  const t = useT('travelConsole');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const read = useChange(calls.readAgency);
  const write = useChange(calls.writeAgency);
  const [file, setFile] = useState<{ name: string; rows: Row[] } | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [taskId, setTaskId] = useState<number | null>(null);
  const { running, refused } = useTaskEnd(cid, taskId, changed);
  const done = taskId !== null && !running;
  const rows = file?.rows ?? [];
  const good = rows.filter(({ ticket }) => ticket !== null);
  const chosen = good.filter(({ line }) => !left.has(line));
  useEffect(() => {
    if (!done) return;
    if (refused) void message.warning(t('agency.refused'), 6);
    else void message.success(t('agency.done'), 3);
    close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the end of the task leads back to the list
  }, [done]);
  function take(next: File): false {
    void read.change({ cid }, next).then((outcome) => {
      if (!outcome.ok) return;
      setFile({ name: outcome.answer.name, rows: outcome.answer.rows });
      setLeft(new Set());
    });
    return false;
  }
  async function submit(): Promise<void> {
    const tickets = chosen.flatMap(({ ticket }) => (ticket === null ? [] : [ticket]));
    const outcome = await write.change({ cid, tickets });
    if (outcome.ok) setTaskId(outcome.answer.taskId);
  }
  const time = (at: string | null | undefined) => (at ? momentText(at, language) : '');
  return (
    <>
      <div className="row wrap travel-agency">
        <Upload accept=".xlsx,.csv" showUploadList={false} beforeUpload={take}>
          <Button loading={read.busy} icon={<Icon icon={upload} />} type={file ? 'default' : 'primary'}>
            {t('agency.pick')}
          </Button>
        </Upload>
        <span className="grow small quiet" aria-live="polite">
          {file && `${file.name} · ${t('agency.rows', { count: rows.length, good: good.length })}`}
        </span>
        <Button onClick={close}>{t('agency.back')}</Button>
        {file && (
          <ActButton
            type="primary"
            lacks={{ noRows: chosen.length === 0 }}
            loading={write.busy || running}
            onClick={() => void submit()}
          >
            {t('agency.write', { count: chosen.length })}
          </ActButton>
        )}
      </div>
      <p className="note travel-agency-text">{t('agency.text')}</p>
      {file && (
        <Table<Row>
          size="small"
          rowKey="line"
          pagination={rows.length > LONG ? { pageSize: LONG, showSizeChanger: false } : false}
          dataSource={rows}
          rowSelection={{
            selectedRowKeys: chosen.map(({ line }) => line),
            onChange: (keys) => setLeft(new Set(good.map(({ line }) => line).filter((line) => !keys.includes(line)))),
            getCheckboxProps: ({ line, ticket }) => ({
              disabled: ticket === null,
              'aria-label': t('agency.choose', { line }),
            }),
          }}
          columns={[
            { title: t('agency.columns.line'), dataIndex: 'line', width: 56, align: 'right' },
            { title: t('agency.columns.name'), dataIndex: 'name' },
            {
              title: t('agency.columns.direction'),
              width: 90,
              render: (_value, { ticket }) => ticket && t(`directions.${ticket.direction}`),
            },
            { title: t('agency.columns.number'), width: 110, render: (_value, { ticket }) => ticket?.number },
            {
              title: t('agency.columns.leaves'),
              render: (_value, { ticket }) => ticket && `${time(ticket.leavesAt)} ${ticket.fromPlace}`,
            },
            {
              title: t('agency.columns.arrives'),
              render: (_value, { ticket }) => ticket && `${time(ticket.arrivesAt)} ${ticket.toPlace}`,
            },
            { title: t('agency.columns.seat'), width: 120, render: (_value, { ticket }) => ticket?.seat },
            {
              title: t('agency.columns.fate'),
              width: 220,
              render: (_value, { fate }) => <Tag color={colours[fate]}>{t(`agency.fates.${fate}`)}</Tag>,
            },
          ]}
        />
      )}
    </>
  );
}
