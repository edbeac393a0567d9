import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { userRound } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { addressOf } from '../../../lib/navigation/address.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { ConferenceChoice } from '../../../lib/parts/ConferenceChoice.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Shown when the address names no person: the list of the conference, else of the one that is chosen, leads on. */
export function PersonUnnamed() {
  const t = useT('people');
  const app = useT('app');
  const cid = useCurrentCid();
  const toIndex = useBack('index');
  const toList = useBack('personList', { cid: cid ?? '0' });
  const back = { label: app('back'), onPress: cid === null ? toIndex : toList };
  return (
    <Page kind="plain" top={<TopBar back={back} actions={<LanguageSwitch className="ib text" />} />}>
      {cid === null ? (
        <ConferenceChoice
          title={t('unnamed')}
          text={t('unnamedNowhere')}
          to={(chosen) => addressOf('personList', { cid: chosen })}
        />
      ) : (
        <EmptyState
          heading
          icon={userRound}
          title={t('unnamed')}
          text={t('unnamedText')}
          action={
            <Link name="personList" params={{ cid }} className={buttonClass('soft', 'sm')}>
              {t('toList')}
            </Link>
          }
        />
      )}
    </Page>
  );
}
