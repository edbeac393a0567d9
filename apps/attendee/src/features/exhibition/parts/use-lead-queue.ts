import { leadCalls as calls } from '@meetingapp/contract/exhibition/lead.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { leadStore, type QueuedLead } from './lead-store.ts';
import { refreshCards } from '../data.ts';

/** Only one upload at a time, also with the screen open twice. */
let uploading = false;

/**
 * The cards of a stand that wait on this phone. They are uploaded when the screen opens and when the connection is back; one that the
 * server refuses for good is deleted here, with the reason shown.
 */
export function useLeadQueue(showid: string, owner: string) {
  const t = useT('lead');
  const [queue, setQueue] = useState<readonly QueuedLead[]>([]);

  async function reload(): Promise<QueuedLead[]> {
    const all = await leadStore.all().catch(() => []);
    const own = all.filter((one) => one.owner === owner && one.showid === showid);
    setQueue(own);
    return own;
  }
  const upload = useEffectEvent(async () => {
    const waiting = await reload();
    if (uploading || waiting.length === 0) return;
    uploading = true;
    try {
      for (const lead of waiting) {
        const outcome = await send(calls.take, lead.body, { key: lead.key, quiet: true });
        const later = !outcome.ok && ['offline', 'unavailable', 'too_many_requests'].includes(outcome.failure.name);
        if (later) break;
        if (!outcome.ok) showTopTip(t('offlineRefused', { name: lead.name, reason: outcome.failure.msg }));
        await leadStore.remove(lead.key);
      }
    } finally {
      uploading = false;
    }
    refreshCards();
    await reload();
  });
  useEffect(() => {
    const begin = (): void => void upload();
    begin();
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [showid, owner]);

  return {
    queue,
    /** False when this phone cannot store it. */
    keep: async (lead: QueuedLead): Promise<boolean> => {
      const kept = await leadStore.put(lead).then(
        () => true,
        () => false,
      );
      await reload();
      return kept;
    },
  };
}
