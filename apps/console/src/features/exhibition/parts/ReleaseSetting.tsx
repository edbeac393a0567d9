import { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import { Checkbox } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed } from '../data.ts';

/** Whether what exhibitors send is shown only after staff have released it. */
export function ReleaseSetting({ release, mayWrite }: { release: boolean; mayWrite: boolean }) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const cid = useCid();
  const save = useChange(calls.saveRelease, { refreshes: changed, said: c('saved') });
  return (
    <Checkbox
      checked={release}
      disabled={!mayWrite || save.busy}
      onChange={({ target }) => void save.change({ cid, release: target.checked })}
    >
      {t('draft.setting')}
    </Checkbox>
  );
}
