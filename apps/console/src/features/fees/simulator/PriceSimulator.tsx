import './simulator.css';
import type { FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { useState } from 'react';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { FeeSetUp, ShownKind } from '../data.ts';
import { simulateFees, type SimulatedCase } from '../view.ts';
import { SimulatorInputs } from './SimulatorInputs.tsx';
import { SimulatorPerson } from './SimulatorPerson.tsx';
import { SimulatorResult } from './SimulatorResult.tsx';
import { ChangeEffects } from './ChangeEffects.tsx';
import { PriceExamples } from './PriceExamples.tsx';

interface PriceSimulatorProps {
  cid: number;
  setUp: FeeSetUp;
  shown: readonly ShownKind[];
  changes: readonly (readonly [string, FeeDraft])[];
  open: ShownKind | undefined;
}

/** Tries answers and a time of payment against the rules on the screen, saved or not. */
export function PriceSimulator({ cid, setUp, shown, changes, open }: PriceSimulatorProps) {
  const t = useT('fees');
  const mayRead = useRole(roles.readPeople);
  const [tried, setTried] = useState<SimulatedCase>({
    facts: { member: '0', group: '1' },
    branchId: null,
    at: setUp.now,
  });
  const [asking, setAsking] = useState(false);
  const results = simulateFees(shown, tried);
  return (
    <aside className="pane bench" aria-label={t('bench.title')}>
      <header>
        <h2>{t('bench.title')}</h2>
        <span className="small quiet grow">{t('bench.dry')}</span>
        {mayRead && (
          <button type="button" className="link" aria-expanded={asking} onClick={() => setAsking(!asking)}>
            {t('bench.person')}
          </button>
        )}
      </header>
      {asking && (
        <SimulatorPerson
          cid={cid}
          use={(facts, branchId) => {
            setTried({ ...tried, facts, branchId });
            setAsking(false);
          }}
        />
      )}
      {changes.length > 0 && <ChangeEffects cid={cid} currency={setUp.currency} shown={shown} changes={changes} />}
      <SimulatorInputs setUp={setUp} shown={shown} tried={tried} change={setTried} />
      <SimulatorResult setUp={setUp} results={results} />
      <PriceExamples cid={cid} setUp={setUp} shown={shown} tried={tried} use={setTried} open={open} results={results} />
    </aside>
  );
}
