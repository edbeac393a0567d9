import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { calendarPlus } from '@meetingapp/ui/icons-topics.ts';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { saveCalendar } from './calendar-file.ts';

const PlanFeed = lazy(() => import('./PlanFeed.tsx').then(({ PlanFeed: part }) => ({ default: part })));

/** My plan of all days in a calendar: one that follows it, or a file, also without a network and before one has logged in. */
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
