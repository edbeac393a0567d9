import type { PlanItem } from '@meetingapp/contract/agenda.ts';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { showToast } from '@meetingapp/ui/feedback.ts';
import { bookmark } from '@meetingapp/ui/icons.ts';
import type { MyPlan } from './plan.ts';
import { useT } from '../texts.ts';

/** Puts something into my plan, or takes it out. */
export function PlanButton({ plan, item, title }: { plan: MyPlan; item: PlanItem; title: string }) {
  'use memo';
  const t = useT('agenda');
  const there = plan.has(item);
  return (
    <IconButton
      icon={bookmark}
      filled={there}
      aria-pressed={there}
      label={t(there ? 'plan.remove' : 'plan.add', { title })}
      onClick={() => {
        plan.toggle(item);
        showToast(t(there ? 'plan.removed' : 'plan.added'));
      }}
    />
  );
}
