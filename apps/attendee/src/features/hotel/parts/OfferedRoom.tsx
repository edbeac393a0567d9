import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { roomLinkCalls as calls, type OfferedBed } from '@meetingapp/contract/hotel/room-link.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { usualZone, useConference } from '../../../lib/parts/use-conference.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { RoomFacts } from './RoomFacts.tsx';

interface OfferedRoomProps {
  roomKey: string;
  link: AnswerOf<typeof calls.readRoomLink>;
  offer: OfferedBed;
}

/** An invitation that the person may answer, for themselves or for one of the people whom they registered. */
export function OfferedRoom({ roomKey, link, offer }: OfferedRoomProps) {
  const t = useT('roomLink');
  const language = useLanguage();
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const zone = useConference(link.cid)?.zone ?? usualZone;
  const answer = useSend(calls.answerRoomLink);
  const { registrations } = link;
  const first = registrations.find(({ joinable }) => joinable) ?? registrations[0];
  const [chosen, setChosen] = useState<number | null>(null);
  const regid = chosen ?? first?.regId ?? null;

  async function send(accept: boolean): Promise<void> {
    const outcome = await answer.send({ roomKey, bookId: offer.bookId, accept, regid });
    invalidate(calls.readRoomLink);
    invalidate(hotelCalls.invitations);
    if (outcome.ok) showSuccess(t(accept ? 'said.accepted' : 'said.declined'));
    else showTopTip(outcome.failure.msg);
  }
  async function decline(): Promise<void> {
    const question = {
      title: t('declineTitle', { name: offer.name }),
      text: t('declineText'),
      stay: t('back'),
      act: t('decline'),
    };
    if (await askConfirm(question)) await send(false);
  }
  return (
    <>
      <h2 className="t-xl">{t('invites', { name: offer.name })}</h2>
      <RoomFacts conference={link.conference} offer={offer} until={momentText(link.expiresAt, zone, language)} />
      {registrations.length > 1 && (
        <ChoiceGroup legend={t('forWhom')} role="radiogroup">
          {registrations.map(({ regId, name }) => (
            <ChoiceCard
              key={regId}
              name="registration"
              value={String(regId)}
              checked={regId === regid}
              onChange={() => setChosen(regId)}
              title={name}
            />
          ))}
        </ChoiceGroup>
      )}
      <p className="ink-2 t-sm room-why">{t('why')}</p>
      <div className="room-answers">
        {loggedIn ? (
          <>
            <Button guard loading={answer.sending} loadingText={t('answering')} onClick={() => void send(true)}>
              {t('accept')}
            </Button>
            <Button variant="outline" disabled={answer.sending} onClick={() => void decline()}>
              {t('decline')}
            </Button>
          </>
        ) : (
          <Button onClick={() => logIn(String(link.cid))}>{t('logIn')}</Button>
        )}
      </div>
    </>
  );
}
