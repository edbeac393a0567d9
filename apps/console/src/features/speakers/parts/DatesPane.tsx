import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakersConsoleCalls as calls } from '@meetingapp/contract/speakers/desk.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentInput } from '../../../lib/time/MomentInput.tsx';

type Settings = Pick<AnswerOf<typeof calls.list>, 'answerBy' | 'settingsVersion' | 'zone' | 'now'>;

/** Until when speakers answer. */
export function DatesPane({ settings, close }: { settings: Settings; close: () => void }) {
  const t = useT('speakersConsole');
  const cid = useCid();
  const [answerBy, setAnswerBy] = useState(settings.answerBy);
  const { change, busy } = useChange(calls.saveSettings, { refreshes: [calls.list], said: t('dates.saved') });
  const same = answerBy === settings.answerBy;
  return (
    <Pane title={t('dates.title')} close={close}>
      <p>
        <span className="field-name">{t('dates.answerBy')}</span>
        {answerBy === null ? (
          <span className="row">
            <span className="quiet">{t('dates.none')}</span>
            <Button size="small" onClick={() => setAnswerBy(settings.now)}>
              {t('dates.set')}
            </Button>
          </span>
        ) : (
          <span className="row">
            <MomentInput label={t('dates.answerBy')} zone={settings.zone} at={answerBy} change={setAnswerBy} />
            <Button size="small" onClick={() => setAnswerBy(null)}>
              {t('dates.none')}
            </Button>
          </span>
        )}
      </p>
      <p className="small quiet">{t('dates.text')}</p>
      <ActButton
        type="primary"
        lacks={{ nothingChanged: same }}
        loading={busy}
        onClick={() => void change({ cid, seen: settings.settingsVersion, answerBy })}
      >
        {t('dates.save')}
      </ActButton>
      <History cid={cid} subject="speaker_settings" id={Number(cid)} />
    </Pane>
  );
}
