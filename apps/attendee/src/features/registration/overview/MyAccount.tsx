import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { submissionCalls } from '@meetingapp/contract/papers/submission.ts';
import { askConfirm, showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { house, userRound } from '@meetingapp/ui/icons/icons.ts';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import {
  clipboardPen,
  fileText,
  idCard,
  logOut as leaveIcon,
  mail,
  messageCircle,
  shieldCheck,
} from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useAgreement } from '../../../lib/session/agreement.ts';
import { logOut, useAccount } from '../../../lib/session/account.ts';
import { send } from '../../../lib/calls/call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { dropAllDrafts } from '../../../shared/sign-up/draft.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Profile and links; logging out deletes the person's data on this device. */
export function MyAccount({ cid }: { cid: string }) {
  const t = useT('registrationOverview');
  const go = useNavigate();
  const { loggedIn, user } = useAccount();
  const { answer } = useAgreement(undefined, { enabled: loggedIn });
  const { answer: submissions } = useCall(submissionCalls.ownPapers, loggedIn ? { cid } : null);
  // A person who accepted an earlier version is asked again.
  const renewed = loggedIn && answer?.accepted != null && answer.accepted.version !== answer.version;

  async function leave() {
    const yes = await askConfirm({
      title: t('mine.logOutTitle'),
      text: t('mine.logOutText'),
      stay: t('mine.stay'),
      act: t('mine.logOut'),
    });
    if (!yes) return;
    await send(accountCalls.logout, {}, { quiet: true });
    dropAllDrafts();
    logOut();
    showToast(t('mine.loggedOut'));
  }
  return (
    <>
      {user && (
        <>
          <div className="head">
            <h2>{t('mine.account')}</h2>
          </div>
          <List>
            {user.phone && <ListRow icon={smartphone} title={t('mine.phone')} text={user.phone} />}
            {user.email && <ListRow icon={mail} title={t('mine.email')} text={user.email} />}
            {user.uWechat && <ListRow icon={messageCircle} title={t('mine.messenger')} text={t('mine.linked')} />}
          </List>
        </>
      )}
      <div className="mine-more">
        <List>
          <ListRow icon={house} title={t('mine.home')} onPress={() => go('conferenceIndex', { cid })} />
          {submissions && (submissions.call !== null || submissions.papers.length > 0) && (
            <ListRow
              icon={clipboardPen}
              title={t('mine.papers')}
              {...(submissions.papers.length > 0
                ? { text: t('mine.papersCount', { count: submissions.papers.length }) }
                : {})}
              onPress={() => go('contributeHome', { cid })}
            />
          )}
          <ListRow icon={idCard} title={t('mine.member')} onPress={() => go('vip', { cid })} />
          <ListRow
            icon={fileText}
            title={t('mine.agreement')}
            {...(renewed ? { text: t('mine.agreementNew') } : {})}
            onPress={() => go('agreement')}
          />
          {loggedIn && <ListRow icon={userRound} title={t('mine.profile')} onPress={() => go('infomation', { cid })} />}
          {loggedIn && <ListRow icon={shieldCheck} title={t('mine.myData')} onPress={() => go('myData')} />}
          {loggedIn && (
            <ListRow icon={leaveIcon} title={t('mine.logOut')} onPress={() => void leave()} chevron={false} />
          )}
        </List>
      </div>
    </>
  );
}
