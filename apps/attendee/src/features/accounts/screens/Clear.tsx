import '../parts/AccountPage.css';
import { accountCalls } from '@meetingapp/contract/accounts.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { List } from '@meetingapp/ui/List.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { askConfirm } from '@meetingapp/ui/feedback.ts';
import { useState } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useAccount } from '../../../lib/account.ts';
import { send } from '../../../lib/call.ts';
import { clearDevice, groupsStored } from '../../../lib/device-data.ts';
import { useBack } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';

/** S8: what is kept on this device, and a way to be rid of it. */
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
    // Everything in memory goes too.
    location.replace(`${basePath}/`);
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
