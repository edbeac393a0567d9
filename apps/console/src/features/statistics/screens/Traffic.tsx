import { layoutGrid } from '@meetingapp/ui/icons/icons-programme.ts';
import { Segmented } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useTraffic } from '../data.ts';
import { TrafficView } from '../parts/TrafficView.tsx';

const spans = { week: 7, month: 30, quarter: 90 } as const;
type Span = keyof typeof spans;

/** S18 on the console: page views of the phone by source and visitors. */
export function Traffic() {
  const t = useT('usage');
  const statistics = useT('statistics');
  const language = useLanguage();
  const cid = useCid();
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
