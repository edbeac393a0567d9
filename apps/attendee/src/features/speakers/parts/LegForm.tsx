import {
  speakerPersonCalls as calls,
  type TravelLeg,
  legModes,
  type LegDirection,
  type LegMode,
} from '@meetingapp/contract/speakers/person.ts';
import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { legFault } from '@meetingapp/domain/speakers/travel.ts';
import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';

interface LegFormProps {
  direction: LegDirection;
  leg: TravelLeg | undefined;
  zone: string;
  who: PersonOf;
  onClose: () => void;
}

const wheres = ['fromPlace', 'toPlace'] as const;
const whens = ['leavesAt', 'arrivesAt'] as const;

/** Own data of an arrival or departure: number and date first. Times are those of the conference's zone. */
export function LegForm({ direction, leg, zone, who, onClose }: LegFormProps) {
  const t = useT('speakerPerson');
  const app = useT('app');
  const clock = (at: string | null | undefined): string => (at ? clockIn(zone, new Date(at)) : '');
  const [mode, setMode] = useState<LegMode>(leg?.mode ?? 'train');
  const [ticket, setTicket] = useState<'own' | 'wanted'>(leg?.ticket === 'wanted' ? 'wanted' : 'own');
  const [texts, setTexts] = useState({
    number: leg?.number ?? '',
    fromPlace: leg?.fromPlace ?? '',
    toPlace: leg?.toPlace ?? '',
    leavesAt: clock(leg?.leavesAt),
    arrivesAt: clock(leg?.arrivesAt),
    words: leg?.words ?? '',
  });
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState('');
  const { send, sending } = useSend(calls.saveLeg);
  const instant = (text: string): string | null => momentIn(zone, text)?.toISOString() ?? null;
  const travels = mode === 'flight' || mode === 'train';
  const written = {
    mode,
    ticket: travels ? ticket : ('own' as const),
    number: travels ? texts.number.trim() : '',
    fromPlace: mode === 'none' ? '' : texts.fromPlace.trim(),
    toPlace: mode === 'none' ? '' : texts.toPlace.trim(),
    leavesAt: mode === 'none' ? null : instant(texts.leavesAt),
    arrivesAt: mode === 'none' ? null : instant(texts.arrivesAt),
  };
  const fault = legFault(written);
  const errorOf = (field: string): string | undefined =>
    tried && fault?.field === field ? t(fault.reason === 'required' ? 'needed' : 'leg.order') : undefined;
  const set = (part: keyof typeof texts) => (value: string) => setTexts({ ...texts, [part]: value });

  async function save(): Promise<void> {
    setTried(true);
    if (fault) return;
    const body = { ...who, direction, seen: leg?.version ?? 0, ...written, words: texts.words.trim() };
    const outcome = await send(body, { quiet: true });
    if (!outcome.ok) return setWrong(outcome.failure.msg);
    invalidate(calls.me);
    invalidate(speakerCalls.steps);
    showSuccess(t('leg.saved'));
    onClose();
  }
  return (
    <Sheet open tall onClose={onClose} title={t(`directions.${direction}`)} closeLabel={app('close')}>
      <Chips
        legend={t('leg.mode')}
        value={mode}
        onChange={(value) => setMode(legModes.find((one) => one === value) ?? 'train')}
        options={legModes.map((one) => ({ value: one, label: t(`modes.${one}`) }))}
      />
      {travels && (
        <Chips
          legend={t('leg.ticket')}
          value={ticket}
          onChange={(value) => setTicket(value === 'wanted' ? 'wanted' : 'own')}
          options={(['own', 'wanted'] as const).map((one) => ({ value: one, label: t(`leg.tickets.${one}`) }))}
        />
      )}
      {mode !== 'none' && (
        <div className="fields tr-fields">
          {travels && (
            <TextField
              label={t(mode === 'flight' ? 'leg.flight' : 'leg.train')}
              value={texts.number}
              onChange={(value) => set('number')(value.toUpperCase())}
              maxLength={20}
              required={ticket === 'own'}
              error={errorOf('number')}
            />
          )}
          {whens.map((part) => (
            <TextField
              key={part}
              label={t(`leg.${part}`)}
              type="datetime-local"
              value={texts[part]}
              onChange={set(part)}
              required={travels && ticket === 'own'}
              error={errorOf(part)}
            />
          ))}
          {wheres.map((part) => (
            <TextField
              key={part}
              label={t(`leg.${part}`)}
              value={texts[part]}
              onChange={set(part)}
              maxLength={60}
              required={travels}
              error={errorOf(part)}
            />
          ))}
          <TextArea label={t('leg.words')} value={texts.words} onChange={set('words')} rows={2} maxLength={300} />
        </div>
      )}
      <p className="t-sm ink-2 sp-rule">{t('leg.zone')}</p>
      <div role="alert">{wrong !== '' && <Note kind="bad">{wrong}</Note>}</div>
      <div className="sp-foot">
        <Button loading={sending} loadingText={t('leg.save')} onClick={() => void save()}>
          {t('leg.save')}
        </Button>
      </div>
    </Sheet>
  );
}
