import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakersConsoleCalls } from '@meetingapp/contract/speakers/desk.ts';
import { statementDeskCalls as calls } from '@meetingapp/contract/speakers/statement.ts';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

const LONGEST = 3000;

/** The texts under which speakers state interests and consent to recording; each save is a new version. */
export function StatementTextPane({ close }: { close: () => void }) {
  const t = useT('agreementConsole');
  const cid = useCid();
  const asked = useCall(calls.text, { cid }, { fresh: true });
  return (
    <Pane title={t('statement.textTitle')} close={close}>
      <Answered asked={asked}>{(text) => <TextForm key={text.number} text={text} />}</Answered>
    </Pane>
  );
}

function TextForm({ text }: { text: AnswerOf<typeof calls.text> }) {
  const t = useT('agreementConsole');
  const cid = useCid();
  const [interests, setInterests] = useState(text.interests);
  const [recording, setRecording] = useState(text.recording);
  const { change, busy } = useChange(calls.saveText, {
    refreshes: [calls.text, speakersConsoleCalls.list],
    said: t('statement.textSaved'),
  });
  const same = [interests, recording].every((one, at) => {
    const before = at === 0 ? text.interests : text.recording;
    return one.zh.trim() === before.zh && one.en.trim() === before.en;
  });
  useUnsaved(!same);
  return (
    <>
      <p className="small quiet">{t('statement.textVersion', { number: text.number })}</p>
      <BilingualField
        label={t('statement.interests')}
        value={interests}
        onChange={setInterests}
        rows={5}
        maxLength={LONGEST}
      />
      <BilingualField
        label={t('statement.recording')}
        value={recording}
        onChange={setRecording}
        rows={5}
        maxLength={LONGEST}
      />
      <p className="small quiet">{t('statement.textText')}</p>
      <ActButton
        type="primary"
        loading={busy}
        lacks={{ nothingChanged: same }}
        onClick={() => void change({ cid, seen: text.number, interestsText: interests, recordingText: recording })}
      >
        {t('form.save')}
      </ActButton>
    </>
  );
}
