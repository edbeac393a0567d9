import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { Chips } from '@meetingapp/ui/Chips.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { radio } from '@meetingapp/ui/icons-topics.ts';
import { useState } from 'react';
import { shortDay, weekday } from '../../../lib/dates.ts';
import { useBack, useGo } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useSearch } from '../../../lib/page.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useRoom } from '../data.ts';
import { BroadcastRows } from '../parts/BroadcastRows.tsx';
import { LivePage } from '../parts/LivePage.tsx';
import { RoomStage } from '../parts/RoomStage.tsx';
import { isNumber } from '../view.ts';

const NOW_MS = 1000;

/** S57: one room's day: its picture, what follows what, and the way to the other rooms. */
export function RoomDetail() {
  const t = useT('live');
  const language = useLanguage();
  const search = useSearch();
  const go = useGo();
  const asked = useRoom(search['room']);
  const { answer } = asked;
  const cid = answer ? String(answer.cid) : search['cid'];
  const back = useBack('roomOnline', { cid: cid ?? '0' });
  const now = useNow(NOW_MS);
  const [chosen, setChosen] = useState<string | null>(null);
  const zone = answer?.zone ?? 'UTC';
  const name = answer ? inWords(answer.room.name, language) : '';
  useTitle(name);
  const days = [...new Set((answer?.broadcasts ?? []).map(({ startsAt }) => dayOf(Date.parse(startsAt), zone)))];
  const today = dayOf(now, zone);
  const day = chosen ?? days.find((one) => one >= today) ?? days.at(-1) ?? today;
  const shown = (answer?.broadcasts ?? []).filter(({ startsAt }) => dayOf(Date.parse(startsAt), zone) === day);
  return (
    <LivePage back={back} asked={asked} nameless={!isNumber(search['room'])} cid={cid}>
      {answer && (
        <>
          <h1 className="t-2xl">{name}</h1>
          {answer.rooms.length > 1 && (
            <Chips
              legend={t('room.switch')}
              legendHidden
              options={answer.rooms.map((room) => ({ value: String(room.id), label: inWords(room.name, language) }))}
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
        </>
      )}
    </LivePage>
  );
}
