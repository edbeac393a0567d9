import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakersConsoleCalls as calls } from '@meetingapp/contract/speakers/desk.ts';
import { slidesRoomCalls } from '@meetingapp/contract/speakers/room.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { RemindFields } from './RemindFields.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';

type Settings = Pick<
  AnswerOf<typeof calls.list>,
  'answerBy' | 'slidesBy' | 'remind' | 'settingsVersion' | 'zone' | 'now'
>;

/** Until when speakers answer and send their slides. */
export function DatesPane({ settings, close }: { settings: Settings; close: () => void }) {
  const t = useT('speakersConsole');
  const cid = useCid();
  const [answerBy, setAnswerBy] = useState(settings.answerBy);
  const [slidesBy, setSlidesBy] = useState(settings.slidesBy);
  const { change, busy } = useChange(calls.saveSettings, {
    refreshes: [calls.list, slidesRoomCalls.room],
    said: t('dates.saved'),
  });
  const [remind, setRemind] = useState(settings.remind);
  const same =
    answerBy === settings.answerBy &&
    slidesBy === settings.slidesBy &&
    JSON.stringify(remind) === JSON.stringify(settings.remind);
  const wrong = remind.until <= remind.from ? t('dates.hoursWrong') : '';
  return (
    <Pane title={t('dates.title')} close={close} changed={!same}>
      <OneDate label={t('dates.answerBy')} at={answerBy} change={setAnswerBy} settings={settings} />
      <p className="small quiet">{t('dates.text')}</p>
      <OneDate label={t('dates.slidesBy')} at={slidesBy} change={setSlidesBy} settings={settings} />
      <p className="small quiet">{t('dates.slidesText')}</p>
      <RemindFields remind={remind} change={setRemind} />
      <ActButton
        type="primary"
        why={wrong}
        lacks={{ nothingChanged: same }}
        loading={busy}
        onClick={() => void change({ cid, seen: settings.settingsVersion, answerBy, slidesBy, remind })}
      >
        {t('dates.save')}
      </ActButton>
      <History cid={cid} subject="speaker_settings" id={Number(cid)} />
    </Pane>
  );
}

interface OneDateProps {
  label: string;
  at: string | null;
  change: (at: string | null) => void;
  settings: Settings;
}

/** A date that may be absent. */
function OneDate({ label, at, change, settings }: OneDateProps) {
  const t = useT('speakersConsole');
  return (
    <div>
      <span className="field-name">{label}</span>
      {at === null ? (
        <span className="row">
          <span className="quiet">{t('dates.none')}</span>
          <Button size="small" aria-label={`${label} ${t('dates.set')}`} onClick={() => change(settings.now)}>
            {t('dates.set')}
          </Button>
        </span>
      ) : (
        <span className="row">
          <MomentPicker required label={label} zone={settings.zone} at={at} change={change} />
          <Button size="small" aria-label={`${label} ${t('dates.none')}`} onClick={() => change(null)}>
            {t('dates.none')}
          </Button>
        </span>
      )}
    </div>
  );
}
