import type { WaitingEntry } from '@meetingapp/contract/registration/waiting.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useWaiting } from '../../../shared/sign-up/use-waiting.ts';
import { WaitLine } from '../../../shared/sign-up/WaitLine.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** The person's waiting entries; an offer comes first, with a link to accept it. */
export function MyWaiting({ cid, zone }: { cid: string; zone: string }) {
  const t = useT('registrationFee');
  const go = useNavigate();
  const waiting = useWaiting(cid);
  const toFees = ({ regId }: WaitingEntry) => go('signApply', { opFlag: 0 }, { cid, reg: regId });
  if (waiting.entries.length === 0) return null;
  return (
    <>
      <div className="head">
        <h2>{t('waiting.title')}</h2>
      </div>
      {waiting.entries.map((entry) => (
        <Card key={entry.entryId} className="mine-waiting">
          <p>
            <b>{entry.quantity > 1 ? `${entry.title} × ${entry.quantity}` : entry.title}</b>
          </p>
          <p className="t-sm ink-2">{entry.name}</p>
          <WaitLine
            zone={zone}
            entry={entry}
            busy={waiting.busy}
            onJoin={() => void waiting.join(async () => entry.regId, entry.kind, entry.targetId)}
            onLeave={(one) => void waiting.leave(one)}
            onAccept={async (one) => {
              if (await waiting.accept(one)) toFees(one);
            }}
          />
        </Card>
      ))}
    </>
  );
}
