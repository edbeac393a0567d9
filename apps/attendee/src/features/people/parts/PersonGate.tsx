import type { Programme, ProgrammeExpert } from '@meetingapp/contract/agenda-programme.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { userRound } from '@meetingapp/ui/icons.ts';
import type { ReactNode } from 'react';
import { To, useBack } from '../../../lib/go.tsx';
import { useSearch } from '../../../lib/page.ts';
import { ProgrammeGate } from '../../../lib/programme/ProgrammeGate.tsx';
import { tablesOf } from '../../../lib/programme/look-up.ts';
import { useConferenceOf } from '../../../lib/programme/use-conference-of.ts';
import { useT } from '../../../lib/texts.ts';

export interface PersonProps {
  programme: Programme;
  expert: ProgrammeExpert;
  back: { label: string; onPress: () => void };
}

/** Finds the person and the conference that an address means; says so where there is none. */
export function PersonGate({ pid, children }: { pid: string; children: (props: PersonProps) => ReactNode }) {
  const t = useT('people');
  const app = useT('app');
  const { cid, failure, again } = useConferenceOf('expert', pid, useSearch()['cid']);
  const toList = useBack('personList', { cid: cid ?? '0' });
  const toIndex = useBack('index');
  const bar = { label: app('back'), onPress: cid === null ? toIndex : toList };
  if (cid === null)
    return (
      <Page kind="plain" top={<TopBar back={bar} />}>
        {failure && <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again }} />}
      </Page>
    );
  return (
    <ProgrammeGate cid={cid}>
      {(programme) => {
        const expert = tablesOf(programme).experts.get(Number(pid));
        if (expert) return children({ programme, expert, back: bar });
        return (
          <Page kind="plain" top={<TopBar back={bar} />}>
            <EmptyState
              heading
              icon={userRound}
              title={t('gone')}
              text={t('goneText')}
              action={
                <To name="personList" params={{ cid }} className={buttonClass('soft', 'sm')}>
                  {t('toList')}
                </To>
              }
            />
          </Page>
        );
      }}
    </ProgrammeGate>
  );
}
