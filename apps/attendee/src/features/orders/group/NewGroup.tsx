import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { LinkLimits, usualLimits } from './LinkLimits.tsx';

const payers = ['contact', 'self'] as const;

/** Form for a new group: its name and who pays. Its first link is created with it. */
export function NewGroup({ cid }: { cid: string }) {
  const t = useT('orders');
  const go = useNavigate();
  const create = useSend(groupCalls.groupCreate);
  const link = useSend(groupCalls.groupLink);
  const [name, setName] = useState('');
  const [limits, setLimits] = useState(usualLimits);
  const [branchId, setBranchId] = useState('');
  const branches =
    useCall(registrationCalls.conInfo, { cid }, { quiet: true }).answer?.data.extend_config.sub_meet_list ?? [];
  const [payer, setPayer] = useState<(typeof payers)[number]>('contact');
  const [asked, setAsked] = useState(false);

  async function make() {
    setAsked(true);
    if (name.trim() === '') return showTopTip(t('group.nameMissing'));
    const made = await create.send({ cid, name, payer, branchId: branchId === '' ? null : Number(branchId) });
    if (!made.ok) return showTopTip(made.failure.msg);
    const { groupId } = made.answer.group;
    await link.send({ groupid: groupId, ...limits });
    invalidate(groupCalls.groupMine);
    go('signMyOrders', {}, { cid, group: groupId }, { replace: true });
  }

  return (
    <form
      className="stack group-new"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p className="ink-2">{t('group.text')}</p>
      <TextField
        label={t('group.name')}
        value={name}
        onChange={setName}
        maxLength={80}
        required
        error={asked && name.trim() === '' ? t('group.nameMissing') : undefined}
      />
      <Segments
        label={t('group.payer')}
        value={payer}
        onChange={(value) => setPayer(value === 'self' ? 'self' : 'contact')}
        options={payers.map((value) => ({
          value,
          label: t(value === 'contact' ? 'group.contactPays' : 'group.selfPays'),
        }))}
      />
      {branches.length > 0 && (
        <Chips
          legend={t('shared.branch')}
          value={branchId}
          onChange={setBranchId}
          options={[
            { value: '', label: t('shared.anyBranch') },
            ...branches.map(({ cfgId, cfgTitle }) => ({ value: String(cfgId), label: cfgTitle })),
          ]}
        />
      )}
      <LinkLimits limits={limits} set={setLimits} />
      <Button type="submit" loading={create.sending || link.sending}>
        {t('group.make')}
      </Button>
    </form>
  );
}
