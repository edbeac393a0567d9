import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useSeries } from '../data.ts';
import { BroadcastRows } from '../broadcast/BroadcastRows.tsx';
import { LivePage } from '../parts/LivePage.tsx';
import { isNumber } from '../view.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

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
  useNamedConference(answer?.cid);
  const back = useBack('liveList', { id: cid ?? '0' });
  const now = useNow(NOW_MS);
  const title = answer ? pickLanguage(answer.series.title, language) : '';
  useTitle(title);
  return (
    <LivePage back={back} asked={asked} nameless={!isNumber(liveid)} cid={cid}>
      {answer && (
        <>
          <h1 className="t-2xl">{title}</h1>
          <p className="lead">{pickLanguage(answer.series.introduction, language)}</p>
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
