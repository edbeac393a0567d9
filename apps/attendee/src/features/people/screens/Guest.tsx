import '@meetingapp/ui/Card.css';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { userRound } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { To, useBack } from '../../../lib/go.tsx';
import { useParameters } from '../../../lib/page.ts';
import { ProgrammeGate } from '../../../lib/programme/ProgrammeGate.tsx';
import { useT } from '../../../lib/texts.ts';
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
                <To name="personList" params={{ cid }} className={buttonClass('soft', 'sm')}>
                  {t('toList')}
                </To>
              }
            />
          );
        }}
      </ProgrammeGate>
    </Page>
  );
}
