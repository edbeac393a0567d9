import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import { Input } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';

/** Input of a staff note; unsent text survives a reload. */
export function NoteInput({ cid, id }: { cid: number; id: number }) {
  const t = useT('registrationConsole');
  const draft = useDraft(`note/${cid}/${id}`, '');
  const { change, busy } = useChange(calls.note, { refreshes: [calls.detail] });
  const empty = draft.value.trim() === '';
  async function add() {
    if (empty) return;
    if ((await change({ cid, id, note: draft.value })).ok) draft.settle(draft.value);
  }
  return (
    <>
      <Input
        maxLength={500}
        aria-label={t('pane.note')}
        placeholder={t('pane.note')}
        value={draft.value}
        onChange={(event) => draft.set(event.target.value)}
        onPressEnter={() => void add()}
      />
      <ActButton lacks={{ textMissing: empty }} loading={busy} onClick={() => void add()}>
        {t('pane.addNote')}
      </ActButton>
    </>
  );
}
