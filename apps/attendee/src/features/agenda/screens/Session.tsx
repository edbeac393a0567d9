import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { calendarDays } from '@meetingapp/ui/icons.ts';
import { To, useBack } from '../../../lib/go.tsx';
import { useParameters, useSearch } from '../../../lib/page.ts';
import { ProgrammeGate } from '../../../lib/programme/ProgrammeGate.tsx';
import { tablesOf } from '../../../lib/programme/look-up.ts';
import { useConferenceOf } from '../../../lib/programme/use-conference-of.ts';
import { useT } from '../../../lib/texts.ts';
import { SessionView } from '../parts/SessionView.tsx';

/** S45: one session with its talks, people and materials. */
export function Session() {
  const t = useT('agenda');
  const app = useT('app');
  const { calid } = useParameters('calDetail');
  const search = useSearch();
  const { cid, failure, again } = useConferenceOf('session', calid, search['cid']);
  const back = useBack('calList', { cid: cid ?? '0' });
  const bar = { label: app('back'), onPress: back };
  if (cid === null)
    return (
      <Page kind="plain" top={<TopBar back={bar} />}>
        {failure && <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again }} />}
      </Page>
    );
  return (
    <ProgrammeGate cid={cid}>
      {(programme) => {
        const session = tablesOf(programme).sessions.get(Number(calid));
        if (session) return <SessionView programme={programme} session={session} back={bar} />;
        return (
          <Page kind="plain" top={<TopBar back={bar} />}>
            <EmptyState
              heading
              icon={calendarDays}
              title={t('gone')}
              text={t('goneText')}
              action={
                <To name="calList" params={{ cid }} className={buttonClass('soft', 'sm')}>
                  {t('toAgenda')}
                </To>
              }
            />
          </Page>
        );
      }}
    </ProgrammeGate>
  );
}
