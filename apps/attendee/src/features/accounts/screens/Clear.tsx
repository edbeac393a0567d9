import { afterLayers } from '../../../lib/navigation/layers.ts';
import '../parts/AccountPage.css';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { askConfirm } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { send } from '../../../lib/calls/call.ts';
import { clearDevice, groupsStored } from '../../../lib/storage/device-data.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** S8: what is stored on this device, and a button to clear it. */
export function Clear() {
  const t = useT('accounts');
  const app = useT('app');
  const back = useBack('index');
  const { loggedIn } = useAccount();
  const [clearing, setClearing] = useState(false);
  const [groups] = useState(groupsStored);

  async function clear(): Promise<void> {
    const question = {
      title: t('clear.askTitle'),
      text: t('clear.askText'),
      stay: t('clear.keep'),
      act: t('clear.act'),
      danger: true,
    };
    if (!(await askConfirm(question))) return;
    setClearing(true);
    if (loggedIn) await send(accountCalls.logout, {}, { quiet: true, timeout: 3000 });
    await clearDevice();
    // A full load, so that everything in memory is cleared too.
    afterLayers(() => location.replace(`${basePath}/`));
  }

  return (
    <Page
      kind="ground"
      className="account-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
      foot={
        <StickyFoot>
          <Button
            variant="danger-fill"
            loading={clearing}
            loadingText={t('clear.working')}
            onClick={() => void clear()}
          >
            {t('clear.act')}
          </Button>
        </StickyFoot>
      }
    >
      <h1 className="t-2xl">{t('clear.title')}</h1>
      <p className="lead ink-2">{t('clear.text')}</p>
      <div className="head">
        <h2>{t('clear.stored')}</h2>
      </div>
      <List>
        {groups.map(({ group, there }) => (
          <ListRow key={group} title={t(`clear.${group}`)} value={there ? t('clear.yes') : t('clear.no')} />
        ))}
      </List>
    </Page>
  );
}
