import { peopleConsoleCalls as calls, type GuestGroup } from '@meetingapp/contract/people.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { users } from '@meetingapp/ui/icons/icons-home.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { moveItem } from '../../../lib/lists/move-item.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { Asked } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

interface GroupTableProps {
  asked: Asked<{ groups: GuestGroup[] }>;
  opened: number | null;
  open: (id: number) => void;
  /** Adds the first group. */
  add: ReactNode;
}

/** Groups of guests in the order used on the phone. */
export function GroupTable({ asked, opened, open, add }: GroupTableProps) {
  const t = useT('peopleConsole');
  const language = useLanguage();
  const cid = useCid();
  const order = useChange(calls.orderGroups, { refreshes: changed });
  return (
    <Answered asked={asked}>
      {({ groups }) =>
        groups.length === 0 ? (
          <EmptyState icon={users} title={t('noGroups')} text={t('noGroupsText')}>
            {add}
          </EmptyState>
        ) : (
          <ol className="guest-groups">
            {groups.map(({ id, name, members }, at) => {
              const title = pickLanguage(name, language);
              return (
                <li key={id} className={id === opened ? 'row open' : 'row'}>
                  <button type="button" className="grow one" onClick={() => open(id)}>
                    <b>{title}</b>{' '}
                    <span className="quiet-2">
                      {members.map((member) => pickLanguage(member.name, language)).join(t('listComma'))}
                    </span>
                  </button>
                  <MoveButtons
                    at={at}
                    count={groups.length}
                    up={t('up', { name: title })}
                    down={t('down', { name: title })}
                    onMove={(by) =>
                      void order.change({ cid, groups: moveItem(groups, at, by).map((group) => group.id) })
                    }
                  />
                </li>
              );
            })}
          </ol>
        )
      }
    </Answered>
  );
}
