import { Tabs } from 'antd';
import { useCid } from '../../../lib/conference.ts';
import { useTab } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useFees } from '../data.ts';
import { Codes } from '../parts/Codes.tsx';
import { Extras } from '../parts/Extras.tsx';
import { Kinds } from '../parts/Kinds.tsx';
import { Proofs } from '../parts/Proofs.tsx';

const tabs = ['kinds', 'extras', 'codes', 'proofs'] as const;
type Tab = (typeof tabs)[number];

/** Who pays how much and when: kinds of fee with their times and rules, extras, codes that lower them. */
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
  if (tab === 'proofs') return <Proofs {...props} />;
  if (tab === 'extras') return <Extras {...props} />;
  return tab === 'codes' ? <Codes {...props} /> : <Kinds key={cid} {...props} />;
}
