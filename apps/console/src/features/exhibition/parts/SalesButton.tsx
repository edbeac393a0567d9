import { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** The list of booths, contracts and money as a file. */
export function SalesButton() {
  const t = useT('exhibitionConsole');
  const cid = useCid();
  const fetched = useChange(calls.sales);
  async function fetchNow() {
    const outcome = await fetched.change({ cid });
    if (outcome.ok) saveFile(outcome.answer);
  }
  return (
    <ActButton icon={<Icon icon={download} />} loading={fetched.busy} onClick={() => void fetchNow()}>
      {t('sales')}
    </ActButton>
  );
}
