import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../lib/calls/call.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { Link, useBack } from '../../lib/navigation/navigation.tsx';
import { useSearch } from '../../lib/navigation/page.ts';
import { useT } from '../../lib/texts/texts.ts';
import { ProgrammeGate } from './ProgrammeGate.tsx';
import { useNamedConference } from '../../lib/navigation/use-named-conference.ts';

/** Cache lifetime in milliseconds: a programme's items never move to another conference. */
const FRESH_MS = 86_400_000;

/** Failures after which the same request may succeed. */
const passing: ReadonlySet<string> = new Set(['offline', 'unavailable', 'internal', 'too_many_requests']);

export interface Back {
  label: string;
  onPress: () => void;
}

interface ItemGateProps<T> {
  kind: 'session' | 'expert';
  id: string;
  find: (programme: Programme, id: number) => T | undefined;
  /** The list that contains it: the target of Back, and of the button when it no longer exists. */
  list: 'calList' | 'personList';
  gone: { icon: string; title: string; text: string; toList: string };
  children: (programme: Programme, item: T, back: Back) => ReactNode;
}

/** Loads one item of a programme and its conference from the address; shows a message when there is none. */
export function ItemGate<T>({ kind, id, find, list, gone, children }: ItemGateProps<T>) {
  const app = useT('app');
  const { cid, failure, again } = useConferenceOf(kind, id, useSearch()['cid']);
  const toList = useBack(list, { cid: cid ?? '0' });
  const toIndex = useBack('index');
  const back = { label: app('back'), onPress: cid === null ? toIndex : toList };
  if (cid === null)
    return (
      <Page kind="plain" top={<TopBar back={back} />}>
        {failure && (
          <ErrorState
            heading
            title={failure.msg}
            retry={passing.has(failure.name) ? { label: app('retry'), onPress: again } : undefined}
            action={
              <Link name="index" className={buttonClass('soft', 'sm')}>
                {app('toConferences')}
              </Link>
            }
          />
        )}
      </Page>
    );
  return (
    <ProgrammeGate cid={cid}>
      {(programme) => {
        const item = find(programme, Number(id));
        if (item) return children(programme, item, back);
        return (
          <Page kind="plain" top={<TopBar back={back} />}>
            <EmptyState
              heading
              icon={gone.icon}
              title={gone.title}
              text={gone.text}
              action={
                <Link name={list} params={{ cid }} className={buttonClass('soft', 'sm')}>
                  {gone.toList}
                </Link>
              }
            />
          </Page>
        );
      }}
    </ProgrammeGate>
  );
}

/** The conference of an item: from the address if given, else from the server. */
function useConferenceOf(
  item: ItemGateProps<unknown>['kind'],
  id: string,
  named: string | undefined,
): { cid: string | null; failure: CallFailure | null; again: () => void } {
  const said = named !== undefined && /^\d{1,15}$/.test(named) ? named : null;
  const { answer, failure, again } = useCall(agendaCalls.find, said === null ? { item, id } : null, {
    fresh: FRESH_MS,
  });
  useNamedConference(answer?.cid);
  return { cid: said ?? (answer ? String(answer.cid) : null), failure, again };
}
