import { roles } from '@meetingapp/contract/call.ts';
import { membersConsoleCalls as calls } from '@meetingapp/contract/members/console.ts';
import { Button } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useSocietyRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useExport } from '../../../lib/calls/use-export.ts';

/** Exports the whole list; the file is made in the background. */
export function ExportMenu({ cid, listId }: { cid: number; listId: number }) {
  const t = useT('membersConsole');
  const mayTake = useSocietyRole(roles.desk);
  const { start, busy } = useExport(calls.export);
  if (!mayTake) return null;
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: t(`exporting.${format}`),
    onClick: () => void start({ cid, listId, format }),
  }));
  return (
    <ActMenu menu={{ items }}>
      <Button loading={busy}>{t('exporting.act')}</Button>
    </ActMenu>
  );
}
