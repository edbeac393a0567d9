import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { waitingCalls } from '@meetingapp/contract/registration/waiting.ts';
import type { WaitingEntry, WaitingKind } from '@meetingapp/contract/registration/waiting.ts';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useAccount } from '../../lib/session/account.ts';
import { invalidate } from '../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../lib/calls/call.ts';
import { useT } from '../../lib/texts/texts.ts';
import { useCall, useSend } from '../../lib/calls/use-call.ts';

/** Milliseconds between refreshes: the position advances when others leave the list. */
const LOOK_MS = 30_000;

function refresh(): void {
  for (const call of [waitingCalls.waitingMine, registrationCalls.info, registrationCalls.mine, orderCalls.preview])
    invalidate(call);
}

/** Waiting entries of this account at a conference, and their actions. */
export function useWaiting(cid: string) {
  const t = useT('registrationFee');
  const { loggedIn } = useAccount();
  const { answer } = useCall(waitingCalls.waitingMine, loggedIn ? { cid } : null, {
    fresh: 0,
    every: LOOK_MS,
    quiet: true,
  });
  const joining = useSend(waitingCalls.waitingJoin);
  const leaving = useSend(waitingCalls.waitingLeave);
  const accepting = useSend(waitingCalls.waitingAccept);
  const [saving, setSaving] = useState(false);
  const entries = answer?.entries ?? [];

  function told(outcome: { ok: true } | { ok: false; failure: CallFailure }, text: string): boolean {
    refresh();
    if (outcome.ok) showSuccess(text);
    else showTopTip(outcome.failure.msg);
    return outcome.ok;
  }

  return {
    entries,
    busy: saving || joining.sending || leaving.sending || accepting.sending,
    entryOf: (regId: number | null, kind: WaitingKind, id: number) =>
      entries.find((entry) => entry.regId === regId && entry.kind === kind && entry.targetId === id) ?? null,
    /** `save` returns the registration to wait with; null when saving failed, which was then shown. */
    async join(save: () => Promise<number | null>, kind: WaitingKind, id: number): Promise<void> {
      setSaving(true);
      const regid = await save();
      setSaving(false);
      if (regid !== null) told(await joining.send({ regid, kind, id }), t('waiting.joined'));
    },
    async leave(entry: WaitingEntry): Promise<void> {
      const offered = entry.state === 'offered';
      const yes = await askConfirm({
        title: offered ? t('waiting.declineTitle') : t('waiting.leaveTitle'),
        text: offered ? t('waiting.declineText') : t('waiting.leaveText'),
        stay: t('waiting.stay'),
        act: offered ? t('waiting.decline') : t('waiting.leave'),
        danger: true,
      });
      if (yes) told(await leaving.send({ entryid: entry.entryId }), t('waiting.left'));
    },
    async accept(entry: WaitingEntry): Promise<boolean> {
      return told(await accepting.send({ entryid: entry.entryId }), t('waiting.accepted'));
    },
  };
}
export type WaitingList = ReturnType<typeof useWaiting>;
