import { peopleConsoleCalls as calls, type GuestGroup } from '@meetingapp/contract/people-console.ts';
import { users } from '@meetingapp/ui/icons-home.ts';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { MoveButtons } from '../../../lib/MoveButtons.tsx';
import { moved } from '../../../lib/moved.ts';
import { Answered } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Asked } from '../../../lib/use-call.ts';
import { useChange } from '../../../lib/use-change.ts';
import { changed } from '../data.ts';
import { said } from '../view.ts';

interface GroupTableProps {
  asked: Asked<{ groups: GuestGroup[] }>;
  opened: number | null;
  open: (id: number) => void;
}

/** Groups of guests in the order in which the phone shows them. */
export function GroupTable({ asked, opened, open }: GroupTableProps) {
  const t = useT('peopleConsole');
  const language = useLanguage();
  const cid = useCid();
  const order = useChange(calls.orderGroups, { refreshes: changed });
  return (
    <Answered asked={asked}>
      {({ groups }) =>
        groups.length === 0 ? (
          <Blank icon={users} title={t('noGroups')} text={t('noGroupsText')} />
        ) : (
          <ol className="guest-groups">
            {groups.map(({ id, name, members }, at) => {
              const title = said(name, language);
              return (
                <li key={id} className={id === opened ? 'row open' : 'row'}>
                  <button type="button" className="grow one" onClick={() => open(id)}>
                    <b>{title}</b>{' '}
                    <span className="quiet-2">
                      {members.map((member) => said(member.name, language)).join(t('listComma'))}
                    </span>
                  </button>
                  <MoveButtons
                    at={at}
                    count={groups.length}
                    up={t('up', { name: title })}
                    down={t('down', { name: title })}
                    onMove={(by) => void order.change({ cid, groups: moved(groups, at, by).map((group) => group.id) })}
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
