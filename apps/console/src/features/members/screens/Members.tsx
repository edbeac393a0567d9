import '../parts/Members.css';
import { membersConsoleCalls as calls, type MemberList } from '@meetingapp/contract/members/console.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { idCard } from '@meetingapp/ui/icons/icons-topics.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid, useRole, useSocietyRole } from '../../../lib/session/conference.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useListed } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ListPane } from '../parts/ListPane.tsx';
import { unasked } from '../../../lib/forms/unsaved.ts';
import { MembersPage } from '../parts/MembersPage.tsx';

/** Member lists of the society, and which one this conference checks against. */
export function Members() {
  const t = useT('membersConsole');
  const names = useT('console');
  const cid = useCid();
  const navigate = useNavigate();
  const mayChange = useSocietyRole(roles.setUp);
  const mayChoose = useRole(roles.setUp);
  const asked = useCall(calls.lists, { cid });
  const [chosen, choose] = useListed('list');
  const [making, setMaking] = useState(false);
  const lists = asked.answer?.lists ?? [];
  const list: MemberList | undefined =
    lists.find(({ id }) => id === chosen) ?? lists.find(({ used }) => used) ?? lists[0];
  const made = (id: number) => {
    unasked(() => choose(id));
    setMaking(false);
  };
  const newList = making && <ListPane key="new" cid={cid} list={null} close={() => setMaking(false)} saved={made} />;
  if (list)
    return (
      <MembersPage
        key={list.id}
        cid={cid}
        list={list}
        lists={lists}
        choose={choose}
        mayChange={mayChange}
        mayChoose={mayChoose}
        make={() => setMaking(true)}
        bringIn={() => void navigate({ to: address('memberImport', { cid }), search: { of: list.id } as never })}
        newList={newList}
      />
    );
  return (
    <Page title={names('pages.members')} pane={newList}>
      <Answered asked={asked}>
        {() => (
          <EmptyState icon={idCard} title={t('list.none')} text={t('list.noneText')}>
            {mayChange && (
              <Button type="primary" onClick={() => setMaking(true)}>
                {t('list.make')}
              </Button>
            )}
          </EmptyState>
        )}
      </Answered>
    </Page>
  );
}
