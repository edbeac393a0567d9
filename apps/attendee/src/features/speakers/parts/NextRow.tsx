import { joinList } from '@meetingapp/domain/bilingual.ts';
import { clipboardList } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSteps } from '../data.ts';

/** What is missing besides replies, in one row that opens it with its dates; nothing where nothing is. */
export function NextRow({ cid }: { cid: string }) {
  const t = useT('speakers');
  const language = useLanguage();
  const navigate = useNavigate();
  const steps = useSteps(cid).answer?.steps.filter(({ step }) => step !== 'reply') ?? [];
  if (steps.length === 0) return null;
  const kinds = [...new Set(steps.map(({ step }) => step))];
  return (
    <List className="sp-person">
      <ListRow
        icon={clipboardList}
        title={t('next.missing', { count: steps.length })}
        text={joinList(
          kinds.map((step) => t(`next.acts.${step}`)),
          language,
        )}
        onPress={() => navigate('schedList', {}, { cid, thanks: 1 })}
      />
    </List>
  );
}
