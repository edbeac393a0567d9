import { travelDeskCalls as calls } from '@meetingapp/contract/speakers/travel.ts';
import { legModes, type LegDirection } from '@meetingapp/contract/speakers/person.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { Button, Input, Select, Tag } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { same } from '../../../lib/forms/typed-fields.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ClockPicker } from '../../../lib/time/ClockPicker.tsx';
import { momentText } from '../../../lib/time/moment.ts';
import { travelColours, travelState, type TravelRow } from './travel-view.ts';
import { StayForm } from './StayForm.tsx';

interface TravellerPaneProps {
  row: TravelRow;
  direction: LegDirection;
  zone: string;
  close: () => void;
}

const texts = ['number', 'fromPlace', 'toPlace', 'seat'] as const;
const lengths = { number: 20, fromPlace: 60, toPlace: 60, seat: 40 } as const;
const times = ['leavesAt', 'arrivesAt'] as const;

/** One person: the ticket that the organiser books, the wish, the document and the hotel. */
export function TravellerPane({ row, direction, zone, close }: TravellerPaneProps) {
  const t = useT('travelConsole');
  const language = useLanguage();
  const cid = useCid();
  const { leg, traveller } = row;
  const { expertId } = traveller;
  const clock = (at: string | null | undefined): string => (at ? clockIn(zone, new Date(at)) : '');
  const booked = {
    mode: leg && leg.mode !== 'none' ? leg.mode : ('train' as const),
    number: leg?.number ?? '',
    fromPlace: leg?.fromPlace ?? '',
    toPlace: leg?.toPlace ?? '',
    seat: leg?.seat ?? '',
    leavesAt: clock(leg?.leavesAt),
    arrivesAt: clock(leg?.arrivesAt),
  };
  const [ticket, setTicket] = useState(booked);
  const [number, setNumber] = useState('');
  const book = useChange(calls.book, { refreshes: [calls.list], said: t('traveller.booked') });
  const seen = useChange(calls.noteSeen, { refreshes: [calls.list] });
  const read = useChange(calls.readDocument);
  const state = travelState(leg);
  const instant = (text: string): string | null => momentIn(zone, text)?.toISOString() ?? null;

  const save = () =>
    book.change({
      cid,
      expertId,
      direction,
      seen: leg?.version ?? 0,
      ...ticket,
      leavesAt: instant(ticket.leavesAt),
      arrivesAt: instant(ticket.arrivesAt),
    });
  async function show(): Promise<void> {
    const outcome = await read.change({ cid, expertId });
    if (outcome.ok) setNumber(outcome.answer.number);
  }
  return (
    <Pane
      title={pickLanguage(traveller.name, language)}
      facts={pickLanguage(traveller.affiliation, language)}
      close={close}
      changed={!same(ticket, booked)}
    >
      <p>
        <Tag color={travelColours[state]}>{t(`states.${state}`)}</Tag> {t(`directions.${direction}`)}
      </p>
      {leg?.wasAt && (
        <p className="travel-note">
          {t('traveller.moved', { time: momentText(leg.wasAt, language) })}{' '}
          <Button size="small" loading={seen.busy} onClick={() => void seen.change({ cid, legId: leg.id })}>
            {t('traveller.seen')}
          </Button>
        </p>
      )}
      {leg && leg.words !== '' && <p className="travel-note">{t('traveller.words', { words: leg.words })}</p>}
      <div className="travel-form">
        <label>
          <span className="field-name">{t('traveller.mode')}</span>
          <Select
            aria-label={t('traveller.mode')}
            value={ticket.mode}
            onChange={(mode) => setTicket({ ...ticket, mode })}
            options={legModes.filter((one) => one !== 'none').map((value) => ({ value, label: t(`modes.${value}`) }))}
          />
        </label>
        {texts.map((part) => (
          <label key={part}>
            <span className="field-name">{t(`traveller.${part}`)}</span>
            <Input
              value={ticket[part]}
              maxLength={lengths[part]}
              onChange={({ target }) => setTicket({ ...ticket, [part]: target.value })}
            />
          </label>
        ))}
        {times.map((part) => (
          <div key={part}>
            <span className="field-name">{t(`traveller.${part}`)}</span>
            <ClockPicker
              label={t(`traveller.${part}`)}
              value={ticket[part]}
              onChange={(clock) => setTicket({ ...ticket, [part]: clock })}
            />
          </div>
        ))}
        <ActButton type="primary" loading={book.busy} onClick={() => void save()}>
          {t('traveller.book')}
        </ActButton>
        <p className="small quiet">{t('traveller.bookText')}</p>
      </div>
      {traveller.document !== null && (
        <p>
          {joinList([t(`traveller.documents.${traveller.document}`), number], language, 'clauses')}{' '}
          {number === '' && (
            <Button size="small" loading={read.busy} onClick={() => void show()}>
              {t('traveller.readDocument')}
            </Button>
          )}
          <span className="small quiet"> {t('traveller.documentText')}</span>
        </p>
      )}
      {!traveller.coming && <p className="travel-note">{t('stay.gone')}</p>}
      <StayForm traveller={traveller} />
      {leg && <History cid={cid} subject="speaker_leg" id={leg.id} />}
    </Pane>
  );
}
