import { roles } from '@meetingapp/contract/call.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration-console.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useRole } from '../../../lib/conference.ts';
import { useT } from '../../../lib/texts.ts';
import { EditDialog } from './EditDialog.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { TakeMoney } from './TakeMoney.tsx';

type Act = 'edit' | 'move' | 'refund' | 'cancel';
/** Money is what is missing. */
const unpaid = ({ state }: RegistrationAtDesk) => state === 'approved';

/** What changes a registration after the decision; what cannot be done says why when one points at it. */
export function MoreActs({ cid, one }: { cid: number; one: RegistrationAtDesk }) {
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
        <Button
          key={name}
          size="small"
          disabled={one.can[name] !== ''}
          title={one.can[name] || undefined}
          onClick={() => setAct(name)}
        >
          {t(`pane.${name}`)}
        </Button>
      ))}
      {act === 'take' && <TakeMoney cid={cid} one={one} close={close} />}
      {act === 'edit' && <EditDialog cid={cid} one={one} close={close} />}
      {act === 'move' && <MoveDialog cid={cid} one={one} close={close} />}
      {(act === 'refund' || act === 'cancel') && <MoneyDialog cid={cid} one={one} act={act} close={close} />}
    </>
  );
}
