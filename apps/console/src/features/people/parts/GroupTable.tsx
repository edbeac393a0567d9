import { peopleConsoleCalls as calls, type GuestGroup } from '@meetingapp/contract/people-console.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { users } from '@meetingapp/ui/icons-home.ts';
import { chevronDown, chevronUp } from '@meetingapp/ui/icons.ts';
import { Button } from 'antd';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Answered } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Asked } from '../../../lib/use-call.ts';
import { useChange } from '../../../lib/use-change.ts';
import { changed } from '../data.ts';
import { movedTo, said } from '../view.ts';

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
              const put = (to: number) =>
                void order.change({ cid, groups: movedTo(groups, at, to).map((group) => group.id) });
              return (
                <li key={id} className={id === opened ? 'row open' : 'row'}>
                  <button type="button" className="grow one" onClick={() => open(id)}>
                    <b>{title}</b>{' '}
                    <span className="quiet-2">
                      {members.map((member) => said(member.name, language)).join(t('listComma'))}
                    </span>
                  </button>
                  <Button
                    type="text"
                    size="small"
                    disabled={at === 0}
                    aria-label={t('up', { name: title })}
                    icon={<Icon icon={chevronUp} />}
                    onClick={() => put(at - 1)}
                  />
                  <Button
                    type="text"
                    size="small"
                    disabled={at === groups.length - 1}
                    aria-label={t('down', { name: title })}
                    icon={<Icon icon={chevronDown} />}
                    onClick={() => put(at + 1)}
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
