import '@meetingapp/ui/layout/Card.css';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { userRound } from '@meetingapp/ui/icons/icons.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { ProgrammeGate } from '../../../shared/programme/ProgrammeGate.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { GroupView } from '../parts/GroupView.tsx';

/** S34: one group of guests, in the organiser's order. */
export function Guest() {
  const t = useT('people');
  const app = useT('app');
  const { id, cid } = useParameters('guest');
  const back = useBack('personList', { cid });
  return (
    <Page
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      <ProgrammeGate cid={cid}>
        {(programme) => {
          const group = programme.groups.find((one) => one.id === Number(id));
          if (group) return <GroupView programme={programme} group={group} />;
          return (
            <EmptyState
              heading
              icon={userRound}
              title={t('goneGroup')}
              text={t('goneText')}
              action={
                <Link name="personList" params={{ cid }} className={buttonClass('soft', 'sm')}>
                  {t('toList')}
                </Link>
              }
            />
          );
        }}
      </ProgrammeGate>
    </Page>
  );
}
