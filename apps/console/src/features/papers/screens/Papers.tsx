import { Tabs } from 'antd';
import { useCid } from '../../../lib/conference.ts';
import { useTab } from '../../../lib/opened.ts';
import { useT } from '../../../lib/texts.ts';
import { tabs } from '../parts/tabs.ts';

type Key = (typeof tabs)[number]['key'];
const keys = tabs.map(({ key }) => key) as [Key, ...Key[]];

/** Papers: what came in, what authors are asked for, and what becomes of it. */
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
