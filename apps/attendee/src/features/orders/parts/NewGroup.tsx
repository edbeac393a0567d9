import { groupCalls } from '@meetingapp/contract/registration-group.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback.ts';
import { Segments } from '@meetingapp/ui/Segments.tsx';
import { TextField } from '@meetingapp/ui/TextField.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/cache.ts';
import { useGo } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';

const payers = ['contact', 'self'] as const;

/** A new group: what it is called, and who pays. Its first link comes with it. */
export function NewGroup({ cid }: { cid: string }) {
  const t = useT('orders');
  const go = useGo();
  const create = useSend(groupCalls.groupCreate);
  const link = useSend(groupCalls.groupLink);
  const [name, setName] = useState('');
  const [payer, setPayer] = useState<(typeof payers)[number]>('contact');
  const [asked, setAsked] = useState(false);

  async function make() {
    setAsked(true);
    if (name.trim() === '') return showTopTip(t('group.nameMissing'));
    const made = await create.send({ cid, name, payer });
    if (!made.ok) return showTopTip(made.failure.msg);
    const { groupId } = made.answer.group;
    await link.send({ groupid: groupId });
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
      <Button type="submit" loading={create.sending || link.sending}>
        {t('group.make')}
      </Button>
    </form>
  );
}
