import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { radio } from '@meetingapp/ui/icons-topics.ts';
import { useBack } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useParameters, useSearch } from '../../../lib/page.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSeries } from '../data.ts';
import { BroadcastRows } from '../parts/BroadcastRows.tsx';
import { LivePage } from '../parts/LivePage.tsx';
import { isNumber } from '../view.ts';

const NOW_MS = 1000;

/** S60: all broadcasts of one series. */
export function ListLive() {
  const t = useT('live');
  const language = useLanguage();
  const { liveid } = useParameters('listLive');
  const asked = useSeries(liveid);
  const search = useSearch();
  const { answer } = asked;
  const cid = answer ? String(answer.cid) : search['cid'];
  const back = useBack('liveList', { id: cid ?? '0' });
  const now = useNow(NOW_MS);
  const title = answer ? inWords(answer.series.title, language) : '';
  useTitle(title);
  return (
    <LivePage back={back} asked={asked} nameless={!isNumber(liveid)} cid={cid}>
      {answer && (
        <>
          <h1 className="t-2xl">{title}</h1>
          <p className="lead">{inWords(answer.series.introduction, language)}</p>
          {answer.broadcasts.length === 0 ? (
            <EmptyState icon={radio} title={t('list.none')} text={t('list.noneText')} />
          ) : (
            <BroadcastRows broadcasts={answer.broadcasts} cid={answer.cid} zone={answer.zone} now={now} />
          )}
        </>
      )}
    </LivePage>
  );
}
