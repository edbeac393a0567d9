import { standMemberCalls as calls } from '@meetingapp/contract/exhibition/member.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { userPlus } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { trash2 } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** People of an exhibitor: who they are, and the way to invite one. */
export function StandPeople({ showid }: { showid: string }) {
  const t = useT('stand');
  const { answer } = useCall(calls.list, { showid }, { fresh: 0, quiet: true });
  const remove = useSend(calls.remove);
  const [inviting, setInviting] = useState(false);
  const full = answer !== undefined && answer.members.length >= answer.most;

  async function removeNow(address: string): Promise<void> {
    const sure = await askConfirm({
      title: t('people.removeSure', { address }),
      text: t('people.removeText'),
      stay: t('people.keep'),
      act: t('people.remove'),
      danger: true,
    });
    if (!sure) return;
    const outcome = await remove.send({ showid, address });
    invalidate(calls.list);
    if (!outcome.ok) showTopTip(outcome.failure.msg);
  }
  return (
    <>
      <div className="head">
        <h2>{t('people.title')}</h2>
        <span className="t-sm ink-2">{answer ? `${answer.members.length} / ${answer.most}` : ''}</span>
      </div>
      <List>
        {answer?.members.map(({ address, name, self }) => (
          <div key={address} className="li">
            <Avatar name={name || address} size="s" />
            <span className="grow ex-wrap">
              <b>{name || address}</b>
              <span className="li-text">{name === '' ? t('people.waiting') : address}</span>
            </span>
            {self ? (
              <Tag kind="role">{t('people.self')}</Tag>
            ) : (
              <IconButton
                icon={trash2}
                size="s"
                label={t('people.removeOf', { name: name || address })}
                onClick={() => void removeNow(address)}
              />
            )}
          </div>
        ))}
      </List>
      <div className="ex-acts">
        <Button
          variant="soft"
          size="md"
          icon={userPlus}
          reason={full ? t('people.full') : undefined}
          onClick={() => setInviting(true)}
        >
          {t('people.invite')}
        </Button>
      </div>
      {inviting && <InviteSheet showid={showid} close={() => setInviting(false)} />}
    </>
  );
}

function InviteSheet({ showid, close }: { showid: string; close: () => void }) {
  const t = useT('stand');
  const app = useT('app');
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState('');
  const { send, sending } = useSend(calls.invite);
  async function submit(): Promise<void> {
    if (address.trim() === '') return setFault(t('people.addressMissing'));
    const outcome = await send({ showid, address });
    if (!outcome.ok) return setFault(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    invalidate(calls.list);
    close();
    showSuccess(t('people.invited'));
  }
  return (
    <Sheet open onClose={close} title={t('people.invite')} closeLabel={t('close')}>
      <div className="ex-sheet">
        <p className="ink-2">{t('people.text')}</p>
        <TextField
          label={t('people.address')}
          value={address}
          maxLength={120}
          error={fault || undefined}
          autoComplete="off"
          onChange={(text) => {
            setAddress(text);
            setFault('');
          }}
        />
        <Button loading={sending} loadingText={app('submitting')} onClick={() => void submit()}>
          {t('people.send')}
        </Button>
      </div>
    </Sheet>
  );
}
