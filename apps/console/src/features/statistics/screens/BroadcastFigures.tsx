import { useParams } from '@tanstack/react-router';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { clockText } from '../../../lib/moment.ts';
import { useBroadcastFigures } from '../data.ts';
import { FiguresView } from '../parts/FiguresView.tsx';

/** S68 at a desk: how a broadcast is watched, while it is on and later. */
export function BroadcastFigures() {
  const t = useT('liveFigures');
  const language = useLanguage();
  const cid = useCid();
  const { broadcastId } = useParams({ strict: false }) as { broadcastId?: string };
  const asked = useBroadcastFigures(cid, Number(broadcastId));
  const { answer } = asked;
  return (
    <Page
      title={answer ? answer.title[language] || answer.title.zh : t('figures')}
      facts={answer && `${t(`statuses.${answer.status}`)} · ${t('updated', { time: clockText(answer.at) })}`}
    >
      <Answered asked={asked}>{(figures) => <FiguresView figures={figures} />}</Answered>
    </Page>
  );
}
