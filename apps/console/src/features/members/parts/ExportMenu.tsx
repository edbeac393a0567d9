import { roles } from '@meetingapp/contract/call.ts';
import { membersConsoleCalls as calls } from '@meetingapp/contract/members/console.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { Button, Dropdown } from 'antd';
import { useSocietyRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Exports the whole list; the file is made in the background. */
export function ExportMenu({ cid, listId }: { cid: number; listId: number }) {
  const t = useT('membersConsole');
  const mayTake = useSocietyRole(roles.desk);
  const { change, busy } = useChange(calls.export, { refreshes: [taskCalls.list], said: t('exporting.started') });
  if (!mayTake) return null;
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: t(`exporting.${format}`),
    onClick: () => void change({ cid, listId, format }),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button loading={busy}>{t('exporting.act')}</Button>
    </Dropdown>
  );
}
