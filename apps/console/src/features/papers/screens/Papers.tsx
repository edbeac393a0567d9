import { Tabs } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useTab } from '../../../lib/lists/use-open-row.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { CallTab } from '../call/CallTab.tsx';
import { Decisions } from '../decision/Decisions.tsx';
import { PaperList } from '../submission/PaperList.tsx';
import type { PapersTab } from '../parts/papers-tab.ts';
import { Posters } from '../poster/Posters.tsx';
import { Reviewers } from '../assignment/Reviewers.tsx';

/** Tabs of the page “Papers”, in order. */
const tabs: readonly [PapersTab, ...PapersTab[]] = [
  { key: 'papers', Tab: PaperList },
  { key: 'call', Tab: CallTab },
  { key: 'reviewers', Tab: Reviewers },
  { key: 'decisions', Tab: Decisions },
  { key: 'posters', Tab: Posters },
];

type Key = (typeof tabs)[number]['key'];
const keys = tabs.map(({ key }) => key) as [Key, ...Key[]];

/** Papers: submissions, call, review and decisions. */
export function Papers() {
  const t = useT('papersConsole');
  const cid = useCid();
  const [key, setKey] = useTab(keys);
  const { Tab } = tabs.find((tab) => tab.key === key) ?? tabs[0];
  const bar = (
    <Tabs
      className="grow"
      activeKey={key}
      onChange={(wish) => setKey(wish as Key)}
      items={keys.map((one) => ({ key: one, label: t(`tabs.${one}`) }))}
    />
  );
  return <Tab key={cid} cid={cid} bar={bar} />;
}
