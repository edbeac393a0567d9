import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { calendarPlus } from '@meetingapp/ui/icons-topics.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';

const MINUTE_MS = 60_000;
const A_DAY = 1440;

/** My plan of all days as a calendar file, made on the phone: also without a network, and before one has logged in. */
export function PlanExport({ programme, plan }: { programme: Programme; plan: MyPlan }) {
  const t = useT('agenda');
  const language = useLanguage();

  async function save(): Promise<void> {
    const { planCalendar } = await import('@meetingapp/domain/agenda/exchange/calendar.ts');
    const talks = programme.sessions.flatMap((session) => session.talks);
    const lengths = new Map(
      talks.map(({ id, from, to }) => [id, from && to ? (Date.parse(to) - Date.parse(from)) / MINUTE_MS : 0]),
    );
    const items: PlanItem[] = [
      ...programme.sessions.map(({ id }): PlanItem => ({ item: 'session', id })),
      ...talks.map(({ id }): PlanItem => ({ item: 'talk', id })),
    ];
    const source = {
      releases: [programme],
      minutesOf: (talk: number) => lengths.get(talk) ?? 0,
      language,
      origin: location.origin,
    };
    const file = planCalendar(source, items.filter(plan.has), { name: t('mine'), refreshMinutes: A_DAY });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `plan-${programme.cid}.ics`);
  }

  return (
    <div className="ag-export">
      <Button variant="soft" size="sm" icon={calendarPlus} onClick={() => void save()}>
        {t('planCalendar')}
      </Button>
    </div>
  );
}
