import '../preference/preference.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { OwnPage } from '../../../lib/session/OwnPage.tsx';
import { Addresses } from '../preference/Addresses.tsx';
import { DailyMail } from '../preference/DailyMail.tsx';
import { KindChannels } from '../preference/KindChannels.tsx';
import { QuietHours } from '../preference/QuietHours.tsx';

/** Channels by kind of message, quiet hours, and the addresses behind the channels. Each change is saved at once. */
export function InboxSettings() {
  const t = useT('messagesPreference');
  const { cid } = useParameters('inboxSettings');
  const back = useBack('inbox', { cid });
  const { loggedIn } = useAccount();
  const asked = useCall(preferenceCalls.read, loggedIn ? {} : null, { fresh: 0, quiet: true });
  return (
    <OwnPage
      className="preference-page"
      title={t('title')}
      cid={cid}
      back={back}
      actions={<LanguageSwitch className="ib text" />}
      visitor={{ icon: lock, title: t('visitor'), logIn: t('logIn') }}
      asked={asked}
      heights={['6rem', '2rem']}
    >
      {(answer) => <Preferences answer={answer} cid={cid} />}
    </OwnPage>
  );
}

function Preferences({ answer, cid }: { answer: AnswerOf<typeof preferenceCalls.read>; cid: string }) {
  const t = useT('messagesPreference');
  const zone = useConference(cid)?.zone ?? usualZone;
  const owned = new Set(answer.addresses.map(({ channel }) => channel));
  return (
    <>
      <p className="lead ink-2">{t('lead')}</p>
      <List>
        {answer.kinds.map((setting) => (
          <KindChannels key={setting.kind} setting={setting} owned={owned} />
        ))}
      </List>
      <p className="preference-note">{t('orderText')}</p>
      <p className="preference-note">
        <Icon icon={lock} size="xs" /> {t('locked')}
      </p>
      <p className="preference-note">{t('always')}</p>
      <QuietHours quiet={answer.quiet}>{owned.has('email') && <DailyMail digest={answer.digest} />}</QuietHours>
      <Addresses addresses={answer.addresses} zone={zone} />
    </>
  );
}
