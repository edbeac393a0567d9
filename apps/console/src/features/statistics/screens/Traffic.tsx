import { layoutGrid } from '@meetingapp/ui/icons-programme.ts';
import { Segmented } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { momentText } from '../../../lib/moment.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useTraffic } from '../data.ts';
import { TrafficView } from '../parts/TrafficView.tsx';

const spans = { week: 7, month: 30, quarter: 90 } as const;
type Span = keyof typeof spans;

/** S18 at a desk: which pages of the phone are looked at, from where and by how many. */
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
            <Blank icon={layoutGrid} title={t('none')} text={t('noneText')} />
          ) : (
            <TrafficView traffic={traffic} />
          )
        }
      </Answered>
    </Page>
  );
}
