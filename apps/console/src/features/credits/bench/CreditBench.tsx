import '../../../lib/layout/Pane.css';
import { roles } from '@meetingapp/contract/call.ts';
import { creditConsoleCalls as calls, type ListedRuleSet } from '@meetingapp/contract/credits/console.ts';
import type { CreditRules } from '@meetingapp/contract/credits/rule.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { inForceOf } from '../data.ts';
import { EvidenceList } from '../evidence/EvidenceList.tsx';
import { tryRules, type checkExamples } from '../view.ts';
import { BenchPerson } from './BenchPerson.tsx';
import { BenchResult } from './BenchResult.tsx';
import { RuleExamples } from './RuleExamples.tsx';

interface CreditBenchProps {
  cid: number;
  set: ListedRuleSet;
  /** The rules on the screen, saved or not. */
  rules: CreditRules;
  examples: ReturnType<typeof checkExamples>;
  mayWrite: boolean;
  person: number | null;
  choose: (accountId: number | null) => void;
}

/** Tries the rules on the screen with a real person's evidence. */
export function CreditBench({ cid, set, rules, examples, mayWrite, person, choose }: CreditBenchProps) {
  const t = useT('creditsConsole');
  const mayCorrect = useRole(roles.desk);
  const asked = useCall(calls.person, { cid, accountId: person ?? 1 }, { enabled: person !== null });
  const inForce = inForceOf(set);
  const facts = person === null ? undefined : asked.answer?.facts;
  return (
    <aside className="pane credits-bench" aria-label={t('bench.title')}>
      <header>
        <h2>{t('bench.title')}</h2>
        <span className="small quiet grow">{t('bench.dry')}</span>
      </header>
      <div className="inside">
        <BenchPerson cid={cid} person={person} choose={choose} />
        {person === null && <p className="quiet credits-part">{t('bench.choose')}</p>}
        {person !== null && (
          <Answered asked={asked}>
            {({ facts: found }) => (
              <>
                <BenchResult
                  facts={found}
                  result={tryRules(found, rules)}
                  other={inForce ? { number: inForce.number, result: tryRules(found, inForce.rules) } : null}
                  limit={rules.caps.conference}
                />
                <EvidenceList cid={cid} accountId={person} facts={found} mayCorrect={mayCorrect} />
              </>
            )}
          </Answered>
        )}
        <RuleExamples
          cid={cid}
          setId={set.id}
          examples={examples}
          mayWrite={mayWrite}
          tried={person !== null && facts ? { accountId: person, total: tryRules(facts, rules).total } : null}
        />
      </div>
    </aside>
  );
}
