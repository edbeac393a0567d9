import '../parts/credits.css';
import { roles } from '@meetingapp/contract/call.ts';
import { creditConsoleCalls as calls } from '@meetingapp/contract/credits/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { Segmented, Tabs } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useListed, useTab } from '../../../lib/lists/use-open-row.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { AddRuleSet } from '../parts/AddRuleSet.tsx';
import { Reviews } from '../parts/Reviews.tsx';
import { RuleSetPage } from '../rule/RuleSetPage.tsx';
import { UploadPage } from '../upload/UploadPage.tsx';

const tabs = ['rules', 'upload', 'reviews'] as const;

/** Credit rules with their bench, and the requests for a review. */
export function Credits() {
  const t = useT('creditsConsole');
  const c = useT('console');
  const cid = useCid();
  const language = useLanguage();
  const mayWrite = useRole(roles.setUp);
  const asked = useCall(calls.sets, { cid }, { fresh: true });
  const [tab, setTab] = useTab(tabs);
  const [chosen, choose] = useListed('list');
  const [person, setPerson] = useState<number | null>(null);
  const sets = asked.answer?.sets ?? [];
  const set = sets.find(({ id }) => id === chosen) ?? sets[0];
  const open = asked.answer?.openReviews ?? 0;
  const bar = (
    <div className="credits-bar">
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(tabs.find((one) => one === key) ?? 'rules')}
        items={tabs.map((key) => ({
          key,
          label: key === 'reviews' && open > 0 ? t('tabs.reviewsOpen', { count: open }) : t(`tabs.${key}`),
        }))}
      />
      {tab !== 'reviews' && sets.length > 1 && (
        <Segmented
          aria-label={c('pages.credits')}
          value={set?.id ?? 0}
          onChange={(id) => choose(Number(id))}
          options={sets.map(({ id, title }) => ({ value: id, label: pickLanguage(title, language) }))}
        />
      )}
    </div>
  );
  const actions = mayWrite && tab === 'rules' && <AddRuleSet cid={cid} added={choose} />;
  if (tab === 'reviews')
    return (
      <Reviews
        cid={cid}
        bar={bar}
        show={(accountId) => {
          setPerson(accountId);
          setTab('rules');
        }}
      />
    );
  if (set && tab === 'upload') return <UploadPage key={set.id} cid={cid} set={set} bar={bar} mayWrite={mayWrite} />;
  if (set)
    return (
      <RuleSetPage
        key={set.id}
        cid={cid}
        set={set}
        bar={bar}
        actions={actions}
        mayWrite={mayWrite}
        person={person}
        choosePerson={setPerson}
      />
    );
  return (
    <Page title={c('pages.credits')} bar={bar} actions={actions}>
      <Answered asked={asked}>
        {() => (
          <EmptyState icon={award} title={t('none')} text={t('noneText')}>
            {mayWrite && <AddRuleSet cid={cid} added={choose} />}
          </EmptyState>
        )}
      </Answered>
    </Page>
  );
}
