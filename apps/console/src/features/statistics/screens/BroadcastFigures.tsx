import { useParams } from '@tanstack/react-router';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/moment.ts';
import { useBroadcastFigures } from '../data.ts';
import { FiguresView } from '../parts/FiguresView.tsx';

/** S68 on the console: viewers of a broadcast, live and afterwards. */
export function BroadcastFigures() {
  const t = useT('liveFigures');
  const language = useLanguage();
  const cid = useCid();
  const { broadcastId } = useParams({ strict: false }) as { broadcastId?: string };
  const asked = useBroadcastFigures(cid, Number(broadcastId));
  const { answer } = asked;
  return (
    <Page
      title={answer ? pickLanguage(answer.title, language) : t('figures')}
      facts={answer && `${t(`statuses.${answer.status}`)} · ${t('updated', { time: clockText(answer.at) })}`}
    >
      <Answered asked={asked}>{(figures) => <FiguresView figures={figures} />}</Answered>
    </Page>
  );
}
