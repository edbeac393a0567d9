import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { calendarPlus } from '@meetingapp/ui/icons/icons-topics.ts';
import { lazy, Suspense, useState } from 'react';
import { patiently } from '../../../lib/rendering/patiently.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import type { MyPlan } from '../../../shared/programme/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { saveCalendar } from './calendar-file.ts';

const PlanFeed = lazy(() =>
  patiently(() => import('./PlanFeed.tsx')).then(({ PlanFeed: part }) => ({ default: part })),
);

/** Exports my plan of all days as a calendar subscription or a file, also offline and before log-in. */
export function PlanExport({ programme, plan }: { programme: Programme; plan: MyPlan }) {
  const t = useT('agenda');
  const language = useLanguage();
  const [following, setFollowing] = useState(false);

  function save(): void {
    const all: PlanItem[] = programme.sessions.flatMap(({ id, talks }) => [
      { item: 'session' as const, id },
      ...talks.map((talk) => ({ item: 'talk' as const, id: talk.id })),
    ]);
    void saveCalendar(programme, {
      title: t('mine'),
      file: `plan-${programme.cid}`,
      items: all.filter(plan.has),
      language,
    });
  }

  return (
    <div className="ag-export">
      <Button variant="soft" size="sm" icon={calendarPlus} onClick={() => setFollowing(true)}>
        {t('feed.open')}
      </Button>
      <Button variant="ghost" size="sm" onClick={save}>
        {t('planCalendar')}
      </Button>
      {following && (
        <Suspense>
          <PlanFeed cid={programme.cid} onClose={() => setFollowing(false)} />
        </Suspense>
      )}
    </div>
  );
}
