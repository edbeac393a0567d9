import '../parts/department.css';
import { departmentOwnCalls as calls } from '@meetingapp/contract/exhibition/department.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { hospital } from '@meetingapp/ui/icons/icons-topics.ts';
import { lock, plus } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { OwnPage } from '../../../lib/session/OwnPage.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { MakeMeeting } from '../parts/MakeMeeting.tsx';

/** S89: department meetings that the person hosts or has entered, and making one within the organiser's rules. */
export function DeptMeetings() {
  const t = useT('department');
  const language = useLanguage();
  const { cid } = useParameters('deptMeetings');
  const back = useBack('personalList', { cid });
  const go = useNavigate();
  const { loggedIn } = useAccount();
  const asked = useCall(calls.own, loggedIn ? { cid } : null, { fresh: 0, quiet: true });
  const [making, setMaking] = useState(false);
  return (
    <OwnPage
      title={t('own.title')}
      cid={cid}
      back={back}
      visitor={{ icon: lock, title: t('own.visitor'), logIn: t('logIn') }}
      asked={asked}
      heights={['1.6rem', '1.6rem']}
    >
      {({ meetings, rules, left, registered, zone }) => (
        <>
          {meetings.length === 0 && <EmptyState icon={hospital} title={t('own.none')} text={t('own.noneText')} />}
          <List>
            {meetings.map(({ dmid, title, department, startsAt, host }) => (
              <ListRow
                key={dmid}
                title={title}
                text={joinList([momentText(startsAt, zone, language), department], language)}
                trailing={host && <Tag kind="role">{t('host')}</Tag>}
                onPress={() => go('deptMeet', { dmid })}
              />
            ))}
          </List>
          {rules.open && (
            <div className="dm-make">
              <Button
                variant="soft"
                icon={plus}
                reason={left > 0 ? undefined : t(registered ? 'own.noMore' : 'own.unregistered')}
                onClick={() => setMaking(true)}
              >
                {t('own.make')}
              </Button>
              {left > 0 && <p className="t-sm ink-2">{t('own.left', { count: left })}</p>}
            </div>
          )}
          {making && (
            <MakeMeeting
              cid={cid}
              zone={zone}
              rules={rules}
              made={(dmid) => {
                setMaking(false);
                asked.again();
                go('deptMeet', { dmid });
              }}
              close={() => setMaking(false)}
            />
          )}
        </>
      )}
    </OwnPage>
  );
}
