import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { bookmark } from '@meetingapp/ui/icons/icons.ts';
import type { MyPlan } from './plan.ts';
import { useT } from '../../lib/texts/texts.ts';

/** Adds an item to the plan, or removes it. */
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
