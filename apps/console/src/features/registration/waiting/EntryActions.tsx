import { waitingCalls, type WaitingListed } from '@meetingapp/contract/registration/waiting.ts';
import { App, Button } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Offers a place out of turn or removes an entry, after showing the effect. */
export function EntryActions({ entry, before, hours }: { entry: WaitingListed; before: number; hours: number }) {
  const t = useT('waiting');
  const cid = useCid();
  const { modal } = App.useApp();
  const refreshes = [waitingCalls.waitingList];
  const offer = useChange(waitingCalls.waitingOffer, { refreshes, said: t('offerDone') });
  const remove = useChange(waitingCalls.waitingRemove, { refreshes, said: t('removed') });
  const name = entry.name || t('unnamed');
  const body = { cid, entryid: entry.entryId };
  async function askOffer() {
    const passed = before > 0 ? t('offerBefore', { count: before }) : '';
    const sure = await modal.confirm({
      title: t('offerTitle', { name }),
      content: `${t('offerText', { hours })} ${passed}`,
      okText: t('offer'),
      cancelText: t('cancel'),
    });
    if (sure) await offer.change(body);
  }
  async function askRemove() {
    const sure = await modal.confirm({
      title: t('removeTitle', { name }),
      content: t('removeText'),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
    });
    if (sure) await remove.change(body);
  }
  return (
    <>
      {entry.state === 'waiting' && (
        <Button size="small" type="text" loading={offer.busy} onClick={() => void askOffer()}>
          {t('offer')}
        </Button>
      )}
      <Button size="small" type="text" danger loading={remove.busy} onClick={() => void askRemove()}>
        {t('remove')}
      </Button>
    </>
  );
}
