import { deliveryCalls as calls } from '@meetingapp/contract/developers/delivery.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { rotateCw } from '@meetingapp/ui/icons/icons-hall.ts';
import { Button } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { webhookReads } from '../data.ts';
import { DeliveryContent } from './DeliveryContent.tsx';
import { StepButtons, type Steps } from './StepButtons.tsx';

interface DeliveryPaneProps extends Steps {
  deliveryId: number;
  close: () => void;
}

const POLL_MS = 5000;

/** One delivery: its attempts, what was sent, what came back. */
export function DeliveryPane({ deliveryId, previous, following, close }: DeliveryPaneProps) {
  const t = useT('developersConsole');
  const cid = useCid();
  const asked = useCall(calls.delivery, { cid, deliveryId }, { fresh: true, again: () => POLL_MS });
  const { change, busy } = useChange(calls.replay, { refreshes: webhookReads, said: t('replayed') });
  const again = () => void change({ cid, deliveryId });
  useListKeys({ r: again });
  return (
    <Pane
      title={asked.answer?.delivery.type ?? ''}
      facts={asked.answer?.delivery.url}
      close={close}
      tools={<StepButtons previous={previous} following={following} />}
      foot={
        <Button type="primary" icon={<Icon icon={rotateCw} />} loading={busy} onClick={again}>
          {t('replay')} <kbd>R</kbd>
        </Button>
      }
    >
      <Answered asked={asked}>{(answer) => <DeliveryContent answer={answer} />}</Answered>
    </Pane>
  );
}
