import { roles } from '@meetingapp/contract/call.ts';
import { deskCalls, type DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { focusWhenShown } from '../../../lib/forms/focus.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

const refreshes = [deskCalls.deskToday, deskCalls.deskFind, deskCalls.deskPerson];

/** Takes the last admission of a person back, with a reason; `leave` gives the focus back to the step. */
export function TakeBackEntry({ person, leave }: { person: DeskPerson; leave: () => void }) {
  const t = useT('checkinDesk');
  const language = useLanguage();
  const cid = useCid();
  const may = useRole(roles.door);
  const { message } = App.useApp();
  const { change, busy } = useChange(deskCalls.deskTakeBack, { refreshes });
  const [why, setWhy] = useState<string | null>(null);
  const { enteredScan, name, regId } = person;
  if (!may || enteredScan === null) return null;
  async function takeBack(undoes: string, reason: string) {
    if (reason === '') return;
    const outcome = await change({ cid, regId, scanId: crypto.randomUUID(), undoes, why: reason });
    if (!outcome.ok) return;
    setWhy(null);
    leave();
    const kept = outcome.answer.kept.map((one) => pickLanguage(one, language));
    if (kept.length === 0) void message.success(t('undone', { name }), 3);
    else void message.warning(t('undoneKept', { name, what: joinList(kept, language) }), 8);
  }
  if (why === null)
    return (
      <span className="block desk-back">
        <Button size="small" onClick={() => setWhy('')}>
          {t('undo')}
        </Button>
      </span>
    );
  const reason = why.trim();
  return (
    <span className="row wrap desk-back">
      <Input
        ref={focusWhenShown}
        value={why}
        maxLength={200}
        aria-label={t('undoWhy')}
        placeholder={t('undoWhy')}
        onChange={(event) => setWhy(event.target.value)}
        onPressEnter={() => void takeBack(enteredScan, reason)}
      />
      <ActButton
        type="primary"
        lacks={{ reasonMissing: reason === '' }}
        loading={busy}
        onClick={() => void takeBack(enteredScan, reason)}
      >
        {t('undo')}
      </ActButton>
      <Button
        type="text"
        onClick={() => {
          setWhy(null);
          leave();
        }}
      >
        {t('undoNot')}
      </Button>
    </span>
  );
}
