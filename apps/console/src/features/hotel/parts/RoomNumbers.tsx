import { roomNumberCalls as calls, type RoomOutcome, type RoomRow } from '@meetingapp/contract/hotel/room-number.ts';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { App, Button, Table, Tag, Upload } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useEffect, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';
import { changed } from '../data.ts';

const colours = {
  new: 'success',
  changed: 'warning',
  same: 'default',
  unknown: 'error',
  elsewhere: 'error',
  name: 'error',
  used: 'error',
  mate: 'error',
  speaker: 'error',
  empty: 'default',
} as const satisfies Record<RoomOutcome, string>;
const writable = ({ fate }: RoomRow) => fate === 'new' || fate === 'changed';

/** Import of room numbers: shows the outcome of every row beside the guests, then writes the chosen rows. */
export function RoomNumbers({ hotelId, close }: { hotelId: number; close: () => void }) {
  const t = useT('hotelConsole');
  const cid = useCid();
  const { message } = App.useApp();
  const read = useChange(calls.readNumbers);
  const write = useChange(calls.writeNumbers);
  const [file, setFile] = useState<{ name: string; rows: RoomRow[] } | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [taskId, setTaskId] = useState<number | null>(null);
  const { running, refused } = useTaskEnd(cid, taskId, changed);
  const done = taskId !== null && !running;
  const rows = file?.rows ?? [];
  const good = rows.filter(writable);
  const chosen = good.filter(({ line }) => !left.has(line));
  useEffect(() => {
    if (!done) return;
    if (refused) void message.warning(t('numbers.refused'), 6);
    else void message.success(t('numbers.done'), 3);
    close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the end of the task leads back to the list
  }, [done]);
  function take(next: File): false {
    void read.change({ cid, hotelId }, next).then((outcome) => {
      if (!outcome.ok) return;
      setFile({ name: outcome.answer.name, rows: outcome.answer.rows });
      setLeft(new Set());
    });
    return false;
  }
  async function submit() {
    const wanted = chosen.flatMap(({ line, name, number, regId, door }) =>
      regId === null ? [] : [{ line, label: [name, number].filter(Boolean).join(' '), regId, door }],
    );
    const outcome = await write.change({ cid, hotelId, rows: wanted });
    if (outcome.ok) setTaskId(outcome.answer.taskId);
  }
  return (
    <>
      <div className="row wrap" style={{ padding: '12px 24px' }}>
        <Upload accept=".xlsx,.csv" showUploadList={false} beforeUpload={take}>
          <Button loading={read.busy} icon={<Icon icon={upload} />} type={file ? 'default' : 'primary'}>
            {t('numbers.pick')}
          </Button>
        </Upload>
        <span className="grow small quiet" aria-live="polite">
          {file && `${file.name} · ${t('numbers.rows', { count: rows.length, good: good.length })}`}
        </span>
        <Button onClick={close}>{t('numbers.back')}</Button>
        {file && (
          <ActButton
            type="primary"
            lacks={{ noRows: chosen.length === 0 }}
            loading={write.busy || running}
            onClick={() => void submit()}
          >
            {t('numbers.write', { count: chosen.length })}
          </ActButton>
        )}
      </div>
      <p className="note" style={{ margin: '0 24px 12px' }}>
        {t('numbers.text')}
      </p>
      {file && (
        <Table<RoomRow>
          className="room-numbers"
          size="small"
          rowKey="line"
          pagination={rows.length > 200 ? { pageSize: 200, showSizeChanger: false } : false}
          dataSource={rows}
          rowSelection={{
            selectedRowKeys: chosen.map(({ line }) => line),
            onChange: (keys) => setLeft(new Set(good.map(({ line }) => line).filter((line) => !keys.includes(line)))),
            getCheckboxProps: (row) => ({
              disabled: !writable(row),
              'aria-label': t('numbers.choose', { line: row.line }),
            }),
          }}
          columns={[
            { title: t('numbers.line'), dataIndex: 'line', width: 56, align: 'right' },
            { title: t('numbers.number'), dataIndex: 'number', width: 160 },
            { title: t('numbers.name'), dataIndex: 'name' },
            { title: t('numbers.roomType'), dataIndex: 'roomType' },
            { title: t('numbers.before'), dataIndex: 'before', width: 96 },
            { title: t('numbers.door'), dataIndex: 'door', width: 96 },
            {
              title: t('numbers.fate'),
              dataIndex: 'fate',
              width: 200,
              render: (fate: RoomOutcome) => (
                <Tag color={colours[fate]} variant="filled">
                  {t(`numbers.fates.${fate}`)}
                </Tag>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
