import type { WaitingEntry } from '@meetingapp/contract/registration-waiting.ts';
import { Card } from '@meetingapp/ui/Card.tsx';
import { useGo } from '../../../lib/go.tsx';
import { useWaiting } from '../../../lib/sign-up/use-waiting.ts';
import { WaitLine } from '../../../lib/sign-up/WaitLine.tsx';
import { useT } from '../../../lib/texts.ts';

/** What one waits for here; an offer stands first, with the way to take it. */
export function MineWaiting({ cid }: { cid: string }) {
  const t = useT('registration');
  const go = useGo();
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
            cid={cid}
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
