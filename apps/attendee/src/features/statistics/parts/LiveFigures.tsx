import './Traffic.css';
import { liveFigureCalls } from '@meetingapp/contract/live/figures.ts';
import { scaleOf } from '@meetingapp/domain/statistics/scale.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Columns } from '@meetingapp/ui/pickers/Columns.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { clockText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useStaffCall, type StaffAccess } from '../../../lib/session/use-staff-call.ts';
import { FigureList } from './FigureList.tsx';
import { RegionTable } from './RegionTable.tsx';

/** Milliseconds between refreshes while a broadcast is live. */
const RENEWED_MS = 5000;

export function LiveFigures({ cid, broadcastId, access }: { cid: number; broadcastId: string; access: StaffAccess }) {
  const t = useT('liveFigures');
  const app = useT('app');
  const language = useLanguage();
  const { answer, failure, again } = useStaffCall(liveFigureCalls.figures, { cid, broadcastId }, access, RENEWED_MS);
  if (!answer && failure) return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />;
  if (!answer) return <Loader label={app('loading')} />;
  const { peak, zone } = answer;
  const clock = (at: string) => clockText(at, zone);
  return (
    <div className="live-figures">
      <div>
        <h2 className="t-lg">{pickLanguage(answer.title, language)}</h2>
        <p className="ink-2 t-sm">
          {t(`statuses.${answer.status}`)} · {t('updated', { time: clock(answer.at) })}
        </p>
      </div>
      <FigureList
        figures={[
          { name: t('on'), value: answer.viewers },
          { name: t('peak'), value: peak?.viewers ?? 0, note: peak ? t('peakAt', { time: clock(peak.at) }) : '' },
          { name: t('people'), value: answer.people },
          { name: t('minutes'), value: answer.watchedMinutes },
          { name: t('messages'), value: answer.messages },
          { name: t('questions'), value: answer.questions },
          { name: t('likes'), value: answer.likes },
        ]}
      />
      {peak ? (
        <>
          <section>
            <h3>{t('curve')}</h3>
            <Columns
              label={t('curveLabel', { most: peak.viewers })}
              scale={scaleOf(peak.viewers)}
              columns={answer.minutes.map(({ at, viewers }) => ({ name: clock(at), value: viewers }))}
            />
          </section>
          <RegionTable regions={answer.regions} />
        </>
      ) : (
        <EmptyState icon={search} title={t('nobody')} text={t('nobodyText')} />
      )}
    </div>
  );
}
