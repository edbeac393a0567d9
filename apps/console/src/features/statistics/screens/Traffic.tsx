import { layoutGrid } from '@meetingapp/ui/icons/icons-programme.ts';
import { Segmented } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useTab } from '../../../lib/lists/use-open-row.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useShares, useTraffic } from '../data.ts';
import { ShareTables } from '../parts/ShareTables.tsx';
import { TrafficView } from '../parts/TrafficView.tsx';

const spans = { week: 7, month: 30, quarter: 90 } as const;
type Span = keyof typeof spans;
const views = ['pages', 'shares'] as const;
type View = (typeof views)[number];

interface ShownProps {
  cid: number;
  view: View;
  setView: (view: View) => void;
}

/** S18 on the console: page views of the phone by source and visitors, and all shares. */
export function Traffic() {
  const cid = useCid();
  const [view, setView] = useTab(views, 'view');
  const Shown = view === 'shares' ? Shares : Pages;
  return <Shown cid={cid} view={view} setView={setView} />;
}

function ViewChoice({ view, setView }: Omit<ShownProps, 'cid'>) {
  const t = useT('usage');
  return (
    <Segmented<View>
      aria-label={t('title')}
      value={view}
      onChange={setView}
      options={views.map((value) => ({ value, label: t(value) }))}
    />
  );
}

function Pages({ cid, ...choice }: ShownProps) {
  const t = useT('usage');
  const statistics = useT('statistics');
  const language = useLanguage();
  const [span, setSpan] = useState<Span>('week');
  const asked = useTraffic(cid, spans[span]);
  return (
    <Page
      title={t('title')}
      facts={asked.answer && statistics('at', { moment: momentText(asked.answer.at, language) })}
      actions={
        <Segmented<Span>
          value={span}
          onChange={setSpan}
          options={(Object.keys(spans) as Span[]).map((value) => ({ value, label: t(value) }))}
        />
      }
      bar={<ViewChoice {...choice} />}
    >
      <Answered asked={asked}>
        {(traffic) =>
          traffic.total.views === 0 ? (
            <EmptyState icon={layoutGrid} title={t('none')} text={t('noneText')} />
          ) : (
            <TrafficView traffic={traffic} />
          )
        }
      </Answered>
    </Page>
  );
}

function Shares({ cid, ...choice }: ShownProps) {
  const t = useT('usage');
  const statistics = useT('statistics');
  const language = useLanguage();
  const asked = useShares(cid);
  return (
    <Page
      title={t('title')}
      facts={asked.answer && statistics('at', { moment: momentText(asked.answer.at, language) })}
      bar={<ViewChoice {...choice} />}
    >
      <Answered asked={asked}>{(shares) => <ShareTables shares={shares} />}</Answered>
    </Page>
  );
}
