import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import type { ReactNode } from 'react';
import { To, useBack } from '../go.tsx';
import { useSearch } from '../page.ts';
import { useT } from '../texts.ts';
import { ProgrammeGate } from './ProgrammeGate.tsx';
import { useConferenceOf } from './use-conference-of.ts';

export interface Back {
  label: string;
  onPress: () => void;
}

interface ItemGateProps<T> {
  kind: 'session' | 'expert';
  id: string;
  find: (programme: Programme, id: number) => T | undefined;
  /** The list that it is in: where one goes back to, and on to where it is gone. */
  list: 'calList' | 'personList';
  gone: { icon: string; title: string; text: string; toList: string };
  children: (programme: Programme, item: T, back: Back) => ReactNode;
}

/** Finds one item of a programme and the conference that an address means; says so where there is none. */
export function ItemGate<T>({ kind, id, find, list, gone, children }: ItemGateProps<T>) {
  const app = useT('app');
  const { cid, failure, again } = useConferenceOf(kind, id, useSearch()['cid']);
  const toList = useBack(list, { cid: cid ?? '0' });
  const toIndex = useBack('index');
  const back = { label: app('back'), onPress: cid === null ? toIndex : toList };
  if (cid === null)
    return (
      <Page kind="plain" top={<TopBar back={back} />}>
        {failure && <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again }} />}
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
                <To name={list} params={{ cid }} className={buttonClass('soft', 'sm')}>
                  {gone.toList}
                </To>
              }
            />
          </Page>
        );
      }}
    </ProgrammeGate>
  );
}
