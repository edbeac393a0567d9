import { membersConsoleCalls as calls, type MemberImport } from '@meetingapp/contract/members/console.ts';
import { App, Button, Popconfirm, Table } from 'antd';
import type { TableProps } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

/** Files that were imported into a list, each of which can be undone as a whole. */
export function EarlierImports({ cid, listId }: { cid: number; listId: number }) {
  const t = useT('membersConsole');
  const language = useLanguage();
  const imports = useCall(calls.imports, { cid, listId }, { fresh: true }).answer?.imports ?? [];
  if (imports.length === 0) return null;
  const columns: TableProps<MemberImport>['columns'] = [
    { title: t('importing.earlier'), dataIndex: 'name', ellipsis: true },
    {
      title: t('importing.did'),
      width: 240,
      render: (_, { added, changed: edited, removed }) =>
        t('importing.counts', { fresh: added, change: edited, removed }),
    },
    { title: t('importing.by'), dataIndex: 'by', width: 112, ellipsis: true },
    { title: t('importing.at'), width: 136, render: (_, { createdAt }) => momentText(createdAt, language) },
    {
      title: <span className="sr">{t('importing.undo')}</span>,
      width: 168,
      align: 'right',
      render: (_, one) =>
        one.undoneAt === null ? (
          <UndoButton cid={cid} listId={listId} made={one} />
        ) : (
          <span className="quiet">
            {t(one.stayed > 0 ? 'importing.undoneBut' : 'importing.undone', { count: one.stayed })}
          </span>
        ),
    },
  ];
  return (
    <Table<MemberImport> size="small" rowKey="id" pagination={false} columns={columns} dataSource={[...imports]} />
  );
}

function UndoButton({ cid, listId, made }: { cid: number; listId: number; made: MemberImport }) {
  const t = useT('membersConsole');
  const { message } = App.useApp();
  const undo = useChange(calls.undoImport, { refreshes: [calls.imports, ...changed] });
  return (
    <Popconfirm
      placement="topRight"
      title={t('importing.undoTitle', { name: made.name })}
      description={t('importing.undoText')}
      okText={t('importing.undo')}
      cancelText={t('cancel')}
      onConfirm={async () => {
        const outcome = await undo.change({ cid, listId, importId: made.id });
        if (outcome.ok) void message.success(t('importing.undoneSaid', outcome.answer), 3);
      }}
    >
      <Button size="small" loading={undo.busy} aria-label={`${t('importing.undo')} ${made.name}`}>
        {t('importing.undo')}
      </Button>
    </Popconfirm>
  );
}
