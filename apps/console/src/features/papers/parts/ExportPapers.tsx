import { papersConsoleCalls as calls, type PaperFilter } from '@meetingapp/contract/papers-console.ts';
import { taskCalls } from '@meetingapp/contract/tasks.ts';
import { Button, Dropdown } from 'antd';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';

/** Takes out what the list shows, all pages of it; the file is made in the background. */
export function ExportPapers({ cid, filter, total }: { cid: number; filter: PaperFilter; total: number }) {
  const t = useT('papersConsole');
  const { change, busy } = useChange(calls.export, { refreshes: [taskCalls.list], said: t('exporting.started') });
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: t(`exporting.${format}`, { count: total }),
    onClick: () => void change({ cid, filter, format }),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }} disabled={total === 0}>
      <Button loading={busy}>{t('exporting.act')}</Button>
    </Dropdown>
  );
}
