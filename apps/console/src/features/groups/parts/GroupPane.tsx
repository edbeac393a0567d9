import { roles } from '@meetingapp/contract/call.ts';
import { groupConsoleCalls as calls, type GroupAtDesk } from '@meetingapp/contract/groups/console.ts';
import { Input, Segmented } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { GivenForms } from '../../../lib/answers/GivenForms.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { GroupLinks } from './GroupLinks.tsx';
import { GroupMembers } from './GroupMembers.tsx';

/** One group beside the list. */
export function GroupPane({ groupId, close }: { groupId: number; close: () => void }) {
  const cid = useCid();
  const asked = useCall(calls.group, { cid, groupId });
  const mayChange = useRole(roles.desk);
  const group = asked.answer?.group;
  return (
    <Pane
      title={group?.name ?? ' '}
      facts={group && [group.contact, group.branch].filter(Boolean).join(' · ')}
      close={close}
    >
      <Answered asked={asked}>
        {({ group: shown }) => (
          <>
            <GroupForm group={shown} mayChange={mayChange} />
            <GivenForms of="group" id={groupId} />
            <GroupMembers group={shown} />
            <GroupLinks group={shown} mayChange={mayChange} />
            <History cid={cid} subject="registration_group" id={groupId} />
          </>
        )}
      </Answered>
    </Pane>
  );
}

const payers = ['contact', 'self'] as const;

function GroupForm({ group, mayChange }: { group: GroupAtDesk; mayChange: boolean }) {
  const t = useT('groups');
  const cid = useCid();
  const { groupId, name, payer } = group;
  const saved = { name, payer };
  const draft = useFieldDraft(`groups/${cid}/${groupId}`, saved);
  const save = useChange(calls.saveGroup, { refreshes: [calls.group, calls.groups], said: t('saved') });
  const { value } = draft;
  const conflicting = !save.busy && draft.conflicts.length > 0;
  async function submit() {
    const outcome = await save.change({ cid, groupId, ...value, seen: saved });
    if (outcome.ok) draft.settle(value);
    else if (outcome.failure.name === 'changed_meanwhile') await refresh(calls.group, calls.groups);
  }
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {conflicting && (
        <DraftConflicts
          of={{ cid, subject: 'registration_group', id: groupId }}
          draft={draft}
          labels={{ name: t('name'), payer: t('payer') }}
          describe={{ payer: (one) => t(`payers.${one}`) }}
        />
      )}
      <p>
        <Input
          aria-label={t('name')}
          maxLength={80}
          disabled={!mayChange}
          value={value.name}
          onChange={(event) => draft.change({ name: event.target.value })}
        />
      </p>
      <p className="row" style={{ marginTop: 8 }}>
        <span className="small quiet">{t('payer')}</span>
        <Segmented
          disabled={!mayChange}
          aria-label={t('payer')}
          options={payers.map((one) => ({ value: one, label: t(`payers.${one}`) }))}
          value={value.payer}
          onChange={(next) => draft.change({ payer: next })}
        />
      </p>
      {draft.changed && (
        <p className="row" style={{ marginTop: 8 }}>
          <ActButton
            type="primary"
            htmlType="submit"
            loading={save.busy}
            lacks={{ conflictsFirst: conflicting, nameMissing: value.name.trim() === '' }}
          >
            {t('save')}
          </ActButton>
          <span className="small quiet">{value.payer !== payer && t('payerHint')}</span>
        </p>
      )}
    </form>
  );
}
