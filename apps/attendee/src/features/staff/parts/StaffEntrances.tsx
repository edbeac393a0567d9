import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { calendar } from '@meetingapp/ui/icons/icons.ts';
import { shieldCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { useStaffCall } from '../../../lib/session/use-staff-call.ts';
import type { StaffAccess } from '../../../lib/session/use-staff-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ConferencePages } from './ConferencePages.tsx';

const CONSOLE = '/console/';

/** Where a member of staff can go from here: the console, and the phone's staff pages of each conference. */
export function StaffEntrances({ access }: { access: StaffAccess }) {
  const t = useT('pages');
  const app = useT('app');
  const me = useStaffCall(staffCalls.me, {}, access);
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    await send(staffCalls.logout, {}, { token: access.token, quiet: true });
    access.end();
  }
  if (me.failure && !me.answer)
    return <ErrorState title={me.failure.msg} retry={{ label: app('retry'), onPress: me.again }} />;
  if (!me.answer) return <Loader label={app('loading')} />;
  const { staff, factorNeeded } = me.answer;
  return (
    <div className="stack">
      <p className="ink-2">{t('staff.as', { name: staff.name || staff.email })}</p>
      {factorNeeded && <Note kind="warn">{t('staff.factorNeeded')}</Note>}
      <List>
        <ListRow icon={shieldCheck} title={t('staff.console')} text={t('staff.consoleText')} href={CONSOLE} />
      </List>
      {!factorNeeded && <Conferences access={access} grants={staff.grants} />}
      <Button variant="outline" loading={leaving} loadingText={app('submitting')} onClick={() => void leave()}>
        {t('edit.logOut')}
      </Button>
    </div>
  );
}

function Conferences({ access, grants }: { access: StaffAccess; grants: StaffMember['grants'] }) {
  const t = useT('pages');
  const app = useT('app');
  const { answer, failure, again } = useStaffCall(staffCalls.conferences, { words: '' }, access);
  const [opened, setOpened] = useState<number | null>(null);
  if (failure && !answer) return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />;
  if (!answer) return <Loader label={app('loading')} />;
  if (answer.conferences.length === 0) return <EmptyState icon={calendar} title={t('staff.none')} />;
  const only = answer.conferences.length === 1 ? answer.conferences[0]?.cId : undefined;
  return (
    <>
      <div className="head">
        <h2>{t('staff.conferences')}</h2>
      </div>
      <List>
        {answer.conferences.map(({ cId, title }) => (
          <ListRow
            key={cId}
            icon={calendar}
            title={title}
            {...(only === undefined ? { onPress: () => setOpened(opened === cId ? null : cId) } : {})}
          />
        ))}
      </List>
      {answer.conferences
        .filter(({ cId }) => cId === (only ?? opened))
        .map(({ cId, title }) => (
          <ConferencePages key={cId} cid={cId} title={title} grants={grants} />
        ))}
    </>
  );
}
