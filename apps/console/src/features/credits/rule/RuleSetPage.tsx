import type { ListedRuleSet } from '@meetingapp/contract/credits/console.ts';
import { faultsOf } from '@meetingapp/domain/credits/rules.ts';
import type { ReactNode } from 'react';
import { Page } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { CreditBench } from '../bench/CreditBench.tsx';
import { draftOf, inForceOf, rulesOf, useRuleDraft } from '../data.ts';
import { checkExamples } from '../view.ts';
import { Effects } from './Effects.tsx';
import { RuleActions } from './RuleActions.tsx';
import { RuleRows } from './RuleRows.tsx';
import { RuleWords } from './RuleWords.tsx';

interface RuleSetPageProps {
  cid: number;
  set: ListedRuleSet;
  bar: ReactNode;
  actions: ReactNode;
  mayWrite: boolean;
  person: number | null;
  choosePerson: (accountId: number | null) => void;
}

/** One kind of credit: its rules as editable sentences, what they give to a person, and what publishing does. */
export function RuleSetPage({ cid, set, bar, actions, mayWrite, person, choosePerson }: RuleSetPageProps) {
  const t = useT('creditsConsole');
  const c = useT('console');
  const language = useLanguage();
  const draft = useRuleDraft(cid, set);
  const rules = rulesOf(draft.value);
  const inForce = inForceOf(set);
  const saved = draftOf(set);
  const faults = faultsOf(rules);
  const examples = checkExamples(set.examples, rules);
  const wrong = examples.filter(({ right }) => !right).length;
  const state = saved
    ? t('state.draft', { number: saved.number })
    : inForce?.publishedAt
      ? t('state.published', { number: inForce.number, at: momentText(inForce.publishedAt, language) })
      : '';
  return (
    <Page
      title={c('pages.credits')}
      facts={state}
      bar={bar}
      actions={
        <>
          {actions}
          {mayWrite && <RuleActions cid={cid} set={set} draft={draft} />}
        </>
      }
      pane={
        <CreditBench
          cid={cid}
          set={set}
          rules={rules}
          examples={examples}
          mayWrite={mayWrite}
          person={person}
          choose={choosePerson}
        />
      }
      foot={
        saved && !draft.changed && mayWrite ? (
          <Effects cid={cid} set={set} draft={saved} wrong={wrong} faults={faults.length} />
        ) : undefined
      }
    >
      <div className="credits-rules">
        <DraftConflicts of={{ cid, subject: 'credit_rule_version', id: saved?.id ?? 0 }} draft={draft} />
        {faults.length > 0 && (
          <ul className="note warn" role="alert">
            {faults.map((fault) => (
              <li key={fault}>{t(`faults.${fault}`)}</li>
            ))}
          </ul>
        )}
        <RuleWords rules={rules} />
        <RuleRows draft={draft} mayWrite={mayWrite} />
        {inForce && !saved && <p className="small quiet">{t('state.frozen')}</p>}
      </div>
    </Page>
  );
}
