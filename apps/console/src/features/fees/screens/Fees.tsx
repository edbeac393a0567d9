import { Tabs } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useTab } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useFees } from '../data.ts';
import { CodeList } from '../code/CodeList.tsx';
import { ExtraList } from '../extra/ExtraList.tsx';
import { FeeKinds } from '../fee/FeeKinds.tsx';
import { ProofReview } from '../proof/ProofReview.tsx';

const tabs = ['kinds', 'extras', 'codes', 'proofs'] as const;
type Tab = (typeof tabs)[number];

/** Fees: kinds with their windows and rules, extras, discount codes. */
export function Fees() {
  const t = useT('fees');
  const c = useT('console');
  const cid = useCid();
  const asked = useFees(cid);
  const [tab, setTab] = useTab(tabs);
  const bar = (
    <Tabs
      className="fees-tabs"
      activeKey={tab}
      onChange={(key) => setTab(key as Tab)}
      items={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
    />
  );
  const setUp = asked.answer;
  if (!setUp)
    return (
      <Page title={c('pages.fees')}>
        <Answered asked={asked}>{() => null}</Answered>
      </Page>
    );
  const props = { cid, setUp, bar };
  if (tab === 'proofs') return <ProofReview {...props} />;
  if (tab === 'extras') return <ExtraList {...props} />;
  return tab === 'codes' ? <CodeList {...props} /> : <FeeKinds key={cid} {...props} />;
}
