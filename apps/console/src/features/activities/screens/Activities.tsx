import '../parts/activities.css';
import { roles } from '@meetingapp/contract/call.ts';
import { Button } from 'antd';
import { Page } from '../../../lib/layout/Page.tsx';
import { useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ActivityForm } from '../parts/ActivityForm.tsx';
import { ActivityList } from '../parts/ActivityList.tsx';
import { ActivityPage } from '../parts/ActivityPage.tsx';

/** O17: activities of a conference, their stamps and prizes; or the open one. */
export function Activities() {
  const t = useT('activitiesConsole');
  const mayWrite = useRole(roles.setUp);
  const [open, setOpen] = useOpenRowOrNew();
  const close = () => setOpen(null);
  if (open === null) return <ActivityList open={setOpen} />;
  if (open === 'new')
    return (
      <Page title={t('add')} actions={<Button onClick={close}>{t('back')}</Button>}>
        <ActivityForm read={null} mayWrite={mayWrite} saved={setOpen} />
      </Page>
    );
  return <ActivityPage key={open} activityId={open} close={close} />;
}
