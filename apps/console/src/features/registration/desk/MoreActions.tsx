import { roles } from '@meetingapp/contract/call.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import { Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { EditDialog } from './EditDialog.tsx';
import { CancelOrRefundDialog } from './CancelOrRefundDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { CounterPayment } from './CounterPayment.tsx';

type Act = 'edit' | 'move' | 'refund' | 'cancel';
/** True when only the payment is missing. */
const unpaid = ({ state }: RegistrationAtDesk) => state === 'approved';

/** Actions on a registration after the decision; a disabled one shows its reason on hover. */
export function MoreActions({ cid, one }: { cid: number; one: RegistrationAtDesk }) {
  const t = useT('registrationConsole');
  const money = useRole(roles.money);
  const [act, setAct] = useState<Act | 'take' | null>(null);
  const close = () => setAct(null);
  const acts: readonly Act[] = money ? ['edit', 'move', 'refund', 'cancel'] : ['edit', 'move', 'cancel'];
  return (
    <>
      {money && unpaid(one) && (
        <Button size="small" onClick={() => setAct('take')}>
          {t('desk.take')}
        </Button>
      )}
      {acts.map((name) => (
        <ActButton key={name} size="small" why={one.can[name]} onClick={() => setAct(name)}>
          {t(`pane.${name}`)}
        </ActButton>
      ))}
      {act === 'take' && <CounterPayment cid={cid} one={one} close={close} />}
      {act === 'edit' && <EditDialog cid={cid} one={one} close={close} />}
      {act === 'move' && <MoveDialog cid={cid} one={one} close={close} />}
      {(act === 'refund' || act === 'cancel') && <CancelOrRefundDialog cid={cid} one={one} act={act} close={close} />}
    </>
  );
}
