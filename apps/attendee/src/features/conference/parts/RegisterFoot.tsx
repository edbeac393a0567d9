import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { registrationTime } from '@meetingapp/domain/conference/registration-time.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Register button; when closed, the reason and since or until when. */
export function RegisterFoot({ conference }: { conference: ConferenceDetail }) {
  const t = useT('conference');
  const language = useLanguage();
  const opening = registrationTime(conference, serverClock.now());
  const moment = (at: string) => momentText(at, conference.zone, language);
  if (opening.state === 'open')
    return (
      <StickyFoot note={opening.until === null ? undefined : t('register.until', { at: moment(opening.until) })}>
        <Link name="signHome" params={{ opFlag: 0 }} query={{ cid: conference.cId }} className={buttonClass()}>
          {t('register.act')}
        </Link>
      </StickyFoot>
    );
  const why =
    opening.state === 'later'
      ? t('register.later', { at: moment(opening.at) })
      : opening.state === 'closed'
        ? t('register.closed')
        : t('register.ended');
  return (
    <StickyFoot>
      <Button disabled>{why}</Button>
    </StickyFoot>
  );
}
