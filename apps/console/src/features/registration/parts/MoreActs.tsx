import { roles } from '@meetingapp/contract/call.ts';
import type { RegistrationAtDesk } from '@meetingapp/contract/registration-console.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useRole } from '../../../lib/conference.ts';
import { useT } from '../../../lib/texts.ts';
import { EditDialog } from './EditDialog.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

type Act = 'edit' | 'move' | 'refund' | 'cancel';

/** What changes a registration after the decision; what cannot be done says why when one points at it. */
export function MoreActs({ cid, one }: { cid: number; one: RegistrationAtDesk }) {
  const t = useT('registrationConsole');
  const money = useRole(roles.money);
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const acts: readonly Act[] = money ? ['edit', 'move', 'refund', 'cancel'] : ['edit', 'move', 'cancel'];
  return (
    <>
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
      {act === 'edit' && <EditDialog cid={cid} one={one} close={close} />}
      {act === 'move' && <MoveDialog cid={cid} one={one} close={close} />}
      {(act === 'refund' || act === 'cancel') && <MoneyDialog cid={cid} one={one} act={act} close={close} />}
    </>
  );
}
