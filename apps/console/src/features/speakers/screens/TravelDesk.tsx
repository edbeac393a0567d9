import '../parts/travel.css';
import { travelDeskCalls as calls } from '@meetingapp/contract/speakers/travel.ts';
import { type LegDirection } from '@meetingapp/contract/speakers/person.ts';
import { stationHours } from '@meetingapp/domain/speakers/travel.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { trainFront } from '@meetingapp/ui/icons/icons-home.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { PickupsPane } from '../parts/PickupsPane.tsx';
import { SpeakerRooms } from '../parts/SpeakerRooms.tsx';
import { StationHours } from '../parts/StationHours.tsx';
import { TravellerPane } from '../parts/TravellerPane.tsx';
import { TravelTable } from '../parts/TravelTable.tsx';
import {
  carsOf,
  dayName,
  travelDay,
  travelDays,
  travelHour,
  travelRows,
  travelViews,
  type TravelView,
} from '../parts/travel-view.ts';

const EVERY_MS = 30_000;

/** O10: who comes and goes when and where, cars, tickets and hotels of speakers. */
export function TravelDesk() {
  const t = useT('travelConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const navigate = useNavigate();
  const [open, setOpen] = useOpenRow();
  const [view, setView] = useState<TravelView>('arrival');
  const direction: LegDirection = view === 'departure' ? 'departure' : 'arrival';
  const [chosenDay, setDay] = useState<string>('');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number[]>([]);
  const asked = useCall(calls.list, { cid }, { again: () => EVERY_MS });
  const exporting = useExport(calls.exportTravel);
  const { answer } = asked;
  const zone = answer?.zone ?? 'UTC';
  const rows = travelRows(answer?.travellers ?? [], answer?.legs ?? [], direction);
  const days = travelDays(rows, zone);
  const day = days.includes(chosenDay) ? chosenDay : '';
  const wanted = words.trim().toLowerCase();
  const shown = rows.filter(({ at, leg, traveller, station }) => {
    if (day !== '' && (at === null || travelDay(at, zone) !== day)) return false;
    const text = [traveller.name.zh, traveller.name.en, leg?.number ?? '', station, leg?.pickup?.driver ?? ''].join(
      ' ',
    );
    return text.toLowerCase().includes(wanted);
  });
  const hours = stationHours(
    shown.flatMap(({ at, station }) =>
      at === null ? [] : [{ station: station || t('noStation'), hour: travelHour(at, zone) }],
    ),
  );
  const current = rows.find(({ id }) => id === open);
  const selected = shown.flatMap(({ id, leg }) => (leg && chosen.includes(id) ? [leg] : []));
  return (
    <Page
      title={c('pages.travel')}
      facts={
        answer &&
        t('facts', {
          people: rows.length,
          missing: rows.filter(({ leg }) => !leg).length,
          moved: rows.filter(({ leg }) => leg?.wasAt).length,
        })
      }
      actions={
        <>
          <Button onClick={() => void navigate({ to: address('agencyImport', { cid }) })}>{t('agency')}</Button>
          <Button
            icon={<Icon icon={download} />}
            loading={exporting.busy}
            onClick={() => void exporting.start({ cid })}
          >
            {t('export')}
          </Button>
        </>
      }
      bar={
        <Segmented
          aria-label={t('direction')}
          value={view}
          onChange={(value) => {
            setView(travelViews.find((one) => one === value) ?? 'arrival');
            setChosen([]);
          }}
          options={travelViews.map((value) => ({ value, label: t(`directions.${value}`) }))}
        />
      }
      filters={
        answer &&
        view !== 'nights' && (
          <div className="travel-filters">
            <Select
              aria-label={t('day')}
              style={{ width: 160 }}
              value={day}
              onChange={setDay}
              options={[
                { value: '', label: t('allDays') },
                ...days.map((value) => ({ value, label: dayName(value, language) })),
              ]}
            />
            <Input
              aria-label={t('search')}
              placeholder={t('search')}
              style={{ width: 220 }}
              value={words}
              allowClear
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
        )
      }
      pane={
        current ? (
          <TravellerPane
            key={`${current.id}/${direction}`}
            row={current}
            direction={direction}
            zone={zone}
            close={() => setOpen(null)}
          />
        ) : (
          answer &&
          view !== 'nights' && (
            <PickupsPane
              pickups={carsOf(answer.pickups, { direction, day, zone })}
              legs={answer.legs}
              selected={selected}
              direction={direction}
              zone={zone}
              now={answer.now}
              done={() => setChosen([])}
            />
          )
        )
      }
    >
      <Answered asked={asked}>
        {() =>
          view === 'nights' ? (
            <SpeakerRooms travellers={answer?.travellers ?? []} open={setOpen} />
          ) : rows.length === 0 ? (
            <EmptyState icon={trainFront} title={t('none')} text={t('noneText')} />
          ) : (
            <>
              <StationHours hours={hours.hours} rows={hours.rows} />
              <TravelTable
                rows={shown}
                pickups={answer?.pickups ?? []}
                open={open}
                onOpen={setOpen}
                chosen={chosen}
                choose={setChosen}
              />
            </>
          )
        }
      </Answered>
    </Page>
  );
}
