import '../parts/lottery.css';
import { roles } from '@meetingapp/contract/call.ts';
import { Button } from 'antd';
import { Page } from '../../../lib/layout/Page.tsx';
import { useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DrawForm } from '../parts/DrawForm.tsx';
import { DrawList } from '../parts/DrawList.tsx';
import { DrawPage } from '../parts/DrawPage.tsx';

/** O17, A5: the draws of a conference, or the open one. */
export function Lottery() {
  const t = useT('lotteryConsole');
  const mayWrite = useRole(roles.setUp);
  const [open, setOpen] = useOpenRowOrNew();
  const close = () => setOpen(null);
  if (open === null) return <DrawList open={setOpen} />;
  if (open === 'new')
    return (
      <Page title={t('add')} actions={<Button onClick={close}>{t('back')}</Button>}>
        <DrawForm draw={null} mayWrite={mayWrite} saved={setOpen} removed={close} />
      </Page>
    );
  return <DrawPage key={open} drawId={open} close={close} />;
}
