import './bench.css';
import type { FeeDraft } from '@meetingapp/contract/fees.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { useState } from 'react';
import { useRole } from '../../../lib/conference.ts';
import { useT } from '../../../lib/texts.ts';
import type { FeeSetUp, ShownKind } from '../data.ts';
import { benchOf, type Case } from '../view.ts';
import { BenchInputs } from './BenchInputs.tsx';
import { BenchPerson } from './BenchPerson.tsx';
import { BenchResult } from './BenchResult.tsx';
import { Effects } from './Effects.tsx';
import { Examples } from './Examples.tsx';

interface BenchProps {
  cid: number;
  setUp: FeeSetUp;
  shown: readonly ShownKind[];
  changes: readonly (readonly [string, FeeDraft])[];
  open: ShownKind | undefined;
}

/** Tries answers and a time of payment against the rules as they stand on the screen, saved or not. */
export function Bench({ cid, setUp, shown, changes, open }: BenchProps) {
  const t = useT('fees');
  const mayRead = useRole(roles.readPeople);
  const [tried, setTried] = useState<Case>({ facts: { member: '0', group: '1' }, branchId: null, at: setUp.now });
  const [asking, setAsking] = useState(false);
  const results = benchOf(shown, tried);
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
        <BenchPerson
          cid={cid}
          use={(facts, branchId) => {
            setTried({ ...tried, facts, branchId });
            setAsking(false);
          }}
        />
      )}
      {changes.length > 0 && <Effects cid={cid} shown={shown} changes={changes} />}
      <BenchInputs setUp={setUp} shown={shown} tried={tried} change={setTried} />
      <BenchResult setUp={setUp} results={results} />
      <Examples cid={cid} setUp={setUp} shown={shown} tried={tried} use={setTried} open={open} results={results} />
    </aside>
  );
}
