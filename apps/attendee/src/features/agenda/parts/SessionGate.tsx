import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { calendarDays } from '@meetingapp/ui/icons.ts';
import type { ReactNode } from 'react';
import { To, useBack } from '../../../lib/go.tsx';
import { useSearch } from '../../../lib/page.ts';
import { ProgrammeGate } from '../../../lib/programme/ProgrammeGate.tsx';
import { tablesOf } from '../../../lib/programme/look-up.ts';
import { useConferenceOf } from '../../../lib/programme/use-conference-of.ts';
import { useT } from '../../../lib/texts.ts';

export interface SessionProps {
  programme: Programme;
  session: ProgrammeSession;
  back: { label: string; onPress: () => void };
}

/** Finds the session and the conference that an address means; says so where there is none. */
export function SessionGate({ id, children }: { id: string; children: (props: SessionProps) => ReactNode }) {
  const t = useT('agenda');
  const app = useT('app');
  const { cid, failure, again } = useConferenceOf('session', id, useSearch()['cid']);
  const toAgenda = useBack('calList', { cid: cid ?? '0' });
  const toIndex = useBack('index');
  const bar = { label: app('back'), onPress: cid === null ? toIndex : toAgenda };
  if (cid === null)
    return (
      <Page kind="plain" top={<TopBar back={bar} />}>
        {failure && <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again }} />}
      </Page>
    );
  return (
    <ProgrammeGate cid={cid}>
      {(programme) => {
        const session = tablesOf(programme).sessions.get(Number(id));
        if (session) return children({ programme, session, back: bar });
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
