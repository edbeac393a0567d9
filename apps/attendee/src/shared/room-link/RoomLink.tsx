import './room-link.css';
import { roomLinkCalls as calls } from '@meetingapp/contract/hotel/room-link.ts';
import { ROOM_LINK_DAYS } from '@meetingapp/domain/hotel/room-link.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { askConfirm, showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { invalidate } from '../../lib/calls/call-cache.ts';
import { useCall, useSend } from '../../lib/calls/use-call.ts';
import { sharePage } from '../../lib/device/share-page.ts';
import { addressOf } from '../../lib/navigation/address.ts';
import { usualZone, useConference } from '../../lib/parts/use-conference.ts';
import { useLanguage } from '../../lib/texts/language.ts';
import { useT } from '../../lib/texts/texts.ts';
import { momentText } from '../../lib/time/dates.ts';

/** The link by which the person of a bed invites somebody into their room [A4]: make, send, withdraw, and what became of it. */
export function RoomLink({ cid, regId }: { cid: string | number; regId: number }) {
  const t = useT('roomLink');
  const language = useLanguage();
  const conference = useConference(cid);
  const { answer } = useCall(calls.ownRoomLink, { regid: regId }, { fresh: 0, quiet: true });
  const making = useSend(calls.makeRoomLink);
  const ending = useSend(calls.withdrawRoomLink);
  if (!answer) return null;
  const { link } = answer;

  const send = (roomKey: string): Promise<void> =>
    sharePage(
      {
        title: t('shareTitle'),
        text: t('shareText', { conference: conference?.title ?? '' }),
        address: addressOf('roomInvitation', { key: roomKey }),
        image: '',
      },
      { copied: t('copied'), notCopied: t('notCopied') },
    );

  async function make(): Promise<void> {
    const outcome = await making.send({ regid: regId });
    invalidate(calls.ownRoomLink);
    if (outcome.ok) await send(outcome.answer.link.roomKey);
    else showTopTip(outcome.failure.msg);
  }

  async function withdraw(): Promise<void> {
    const question = {
      title: t('withdrawTitle'),
      text: t('withdrawText'),
      stay: t('keep'),
      act: t('withdraw'),
      danger: true,
    };
    if (!(await askConfirm(question))) return;
    const outcome = await ending.send({ regid: regId });
    invalidate(calls.ownRoomLink);
    if (outcome.ok) showToast(t('withdrawn'));
    else showTopTip(outcome.failure.msg);
  }

  if (link?.state === 'open')
    return (
      <div className="room-link">
        <b>{t('open')}</b>
        <span>{t('openText', { until: momentText(link.expiresAt, conference?.zone ?? usualZone, language) })}</span>
        <span className="answers">
          <Button variant="outline" size="md" onClick={() => void send(link.roomKey)}>
            {t('send')}
          </Button>
          <Button
            variant="outline"
            size="md"
            loading={ending.sending}
            loadingText={t('answering')}
            onClick={() => void withdraw()}
          >
            {t('withdraw')}
          </Button>
        </span>
      </div>
    );
  if (link?.state === 'accepted')
    return (
      <div className="room-link">
        <b>{link.by ? t('accepted', { name: link.by }) : t('acceptedNameless')}</b>
        <span>{t('acceptedText')}</span>
      </div>
    );
  const past = {
    declined: link?.by ? t('declined', { name: link.by }) : t('declinedNameless'),
    expired: t('expired'),
    withdrawn: '',
    ended: '',
  }[link?.state ?? 'ended'];
  return (
    <div className="room-link">
      {past && <b>{past}</b>}
      <span>{past ? t('newText') : t('makeText', { days: ROOM_LINK_DAYS })}</span>
      <span className="answers">
        <Button
          variant="outline"
          size="md"
          loading={making.sending}
          loadingText={t('making')}
          onClick={() => void make()}
        >
          {past ? t('makeNew') : t('make')}
        </Button>
      </span>
    </div>
  );
}
