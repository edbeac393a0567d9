import type { Programme, ProgrammeExpert } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { bookmark } from '@meetingapp/ui/icons/icons.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usePlan } from '../../../shared/programme/plan.ts';
import { itemsOf } from '../view.ts';

/** Follows a person: adds all their items to the plan, whose changes are notified; pressed again, removes them. */
export function FollowButton({ programme, expert }: { programme: Programme; expert: ProgrammeExpert }) {
  const t = useT('people');
  const name = pickLanguage(expert.name, useLanguage());
  const plan = usePlan(String(programme.cid));
  const all = itemsOf(programme, expert.id).map(({ item }) => item);
  const items = [...new Map(all.map((item) => [`${item.item}/${item.id}`, item])).values()];
  const followed = items.length > 0 && items.every((item) => plan.has(item));
  if (items.length === 0) return null;
  return (
    <IconButton
      icon={bookmark}
      filled={followed}
      aria-pressed={followed}
      label={t(followed ? 'unfollow' : 'follow', { name })}
      onClick={() => {
        const changed = items.filter((item) => plan.has(item) === followed);
        for (const item of changed) plan.toggle(item);
        showToast(followed ? t('unfollowed') : t('followed', { count: changed.length }));
      }}
    />
  );
}
