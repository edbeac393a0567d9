import { creditConsoleCalls as calls, type ListedRuleSet } from '@meetingapp/contract/credits/console.ts';
import { App, Button } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { draftOf, inForceOf, rulesOf, type RuleDraft } from '../data.ts';

interface RuleActionsProps {
  cid: number;
  set: ListedRuleSet;
  draft: RuleDraft;
}

/** Saves or discards the draft; removes a set that was never published. */
export function RuleActions({ cid, set, draft }: RuleActionsProps) {
  const t = useT('creditsConsole');
  const { message, modal } = App.useApp();
  const save = useChange(calls.saveDraft, { refreshes: [calls.sets, calls.effects], quiet: true });
  const discard = useChange(calls.discardDraft, { refreshes: [calls.sets, calls.effects] });
  const remove = useChange(calls.removeSet, { refreshes: [calls.sets] });
  const saved = draftOf(set);
  const { value } = draft;
  async function submit() {
    const { source, project } = value;
    const outcome = await save.change({
      cid,
      setId: set.id,
      version: saved?.version ?? null,
      rules: rulesOf(value),
      source,
      project,
    });
    if (outcome.ok) {
      draft.settle(value);
      return void message.success(t('saved'), 2);
    }
    if (outcome.failure.name === 'changed_meanwhile') await refresh(calls.sets);
    void message.error(outcome.failure.msg, 5);
  }
  async function abandon() {
    if (!(await modal.confirm({ title: t('discardSure'), okText: t('discard') }))) return;
    if (saved) await discard.change({ cid, setId: set.id, version: saved.version });
    draft.forget();
  }
  async function removeSet() {
    if (await modal.confirm({ title: t('removeSure'), okText: t('remove') }))
      await remove.change({ cid, setId: set.id });
  }
  return (
    <>
      {!inForceOf(set) && (
        <Button danger loading={remove.busy} onClick={() => void removeSet()}>
          {t('remove')}
        </Button>
      )}
      {((saved && inForceOf(set)) || draft.changed) && (
        <Button loading={discard.busy} onClick={() => void abandon()}>
          {t('discard')}
        </Button>
      )}
      <ActButton
        type={draft.changed ? 'primary' : 'default'}
        loading={save.busy}
        why={draft.changed ? '' : t('unchanged')}
        onClick={() => void submit()}
      >
        {t('save')}
      </ActButton>
    </>
  );
}
