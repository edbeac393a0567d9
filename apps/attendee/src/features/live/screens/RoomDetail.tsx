import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { shortDay, weekday } from '../../../lib/time/dates.ts';
import { ConferenceChoice } from '../../../lib/parts/ConferenceChoice.tsx';
import { addressOf } from '../../../lib/navigation/address.ts';
import { LateSponsorLogos } from '../../../shared/sponsors/LateSponsorLogos.tsx';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useRoom } from '../data.ts';
import { BroadcastRows } from '../broadcast/BroadcastRows.tsx';
import { LivePage } from '../parts/LivePage.tsx';
import { RoomStage } from '../room/RoomStage.tsx';
import { isNumber } from '../view.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

const NOW_MS = 1000;

/** S57: one room's day: its player, its schedule, and links to the other rooms. */
export function RoomDetail() {
  const t = useT('live');
  const language = useLanguage();
  const search = useSearch();
  const go = useNavigate();
  const asked = useRoom(search['room']);
  const { answer } = asked;
  const current = useCurrentCid();
  const cid = answer ? String(answer.cid) : (current ?? undefined);
  useNamedConference(answer?.cid);
  // Without a room the rooms of the conference are the choice.
  const roomless = !isNumber(search['room']);
  useEffectWhen(roomless ? current : null, (known) => go('roomOnline', { cid: known }, {}, { replace: true }));
  const back = useBack('roomOnline', { cid: cid ?? '0' });
  const now = useNow(NOW_MS);
  const [chosen, setChosen] = useState<string | null>(null);
  const zone = answer?.zone ?? 'UTC';
  const name = answer ? pickLanguage(answer.room.name, language) : '';
  useTitle(name);
  const days = [...new Set((answer?.broadcasts ?? []).map(({ startsAt }) => dayOf(Date.parse(startsAt), zone)))];
  const today = dayOf(now, zone);
  const day = chosen ?? days.find((one) => one >= today) ?? days.at(-1) ?? today;
  const shown = (answer?.broadcasts ?? []).filter(({ startsAt }) => dayOf(Date.parse(startsAt), zone) === day);
  if (roomless)
    return (
      <LivePage back={back} asked={{ ...asked, answer: null }} nameless={false} cid={cid}>
        <ConferenceChoice to={(chosen) => addressOf('roomOnline', { cid: chosen }, {}, search)} />
      </LivePage>
    );
  return (
    <LivePage back={back} asked={asked} nameless={false} cid={cid}>
      {answer && (
        <>
          <h1 className="t-2xl">{name}</h1>
          {answer.rooms.length > 1 && (
            <Chips
              legend={t('room.switch')}
              legendHidden
              options={answer.rooms.map((room) => ({
                value: String(room.id),
                label: pickLanguage(room.name, language),
              }))}
              value={String(answer.room.id)}
              onChange={(room) => go('roomDetail', {}, { room, cid: answer.cid }, { replace: true })}
            />
          )}
          <RoomStage broadcasts={answer.broadcasts} cid={answer.cid} zone={zone} now={now} />
          {days.length > 1 && (
            <Chips
              legend={t('room.days')}
              legendHidden
              options={days.map((one) => ({
                value: one,
                label: t('day', { day: shortDay(one, language), weekday: weekday(one, language) }),
              }))}
              value={day}
              onChange={setChosen}
            />
          )}
          {shown.length === 0 ? (
            <EmptyState icon={radio} title={t('room.none')} />
          ) : (
            <BroadcastRows broadcasts={shown} cid={answer.cid} zone={zone} now={now} />
          )}
          <LateSponsorLogos cid={answer.cid} place="live" />
        </>
      )}
    </LivePage>
  );
}
