import type { ConferenceDetail } from '@meetingapp/contract/conference.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { To } from '../../../lib/go.tsx';
import { momentText } from '../../../lib/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { useT } from '../../../lib/texts.ts';
import { openingOf } from '../view.ts';

/** The way to register; where there is none now, why, and since or until when. */
export function RegisterFoot({ conference }: { conference: ConferenceDetail }) {
  const t = useT('conference');
  const language = useLanguage();
  const opening = openingOf(conference, serverClock.now());
  const moment = (at: string) => momentText(at, conference.zone, language);
  if (opening.state === 'open')
    return (
      <StickyFoot note={opening.until === null ? undefined : t('register.until', { at: moment(opening.until) })}>
        <To name="signHome" params={{ opFlag: 0 }} query={{ cid: conference.cId }} className={buttonClass()}>
          {t('register.act')}
        </To>
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
