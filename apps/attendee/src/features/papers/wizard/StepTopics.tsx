import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { ChipsMany } from '@meetingapp/ui/forms/ChipsMany.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { StepProps } from './step-props.ts';

/** Topics of the paper, and the preferred form of presentation. */
export function StepTopics({ call, writing: { content, edit }, errorOf }: StepProps) {
  const t = useT('papersSubmission');
  const divisions = [...new Set(call.topics.map(({ division }) => division))];
  const chosen = content.topics.map(String);
  return (
    <div className="fields">
      {call.topics.length > 0 && (
        <ChoiceGroup
          legend={t('topics')}
          aside={call.topicsMost > 1 ? t('topicsHint', { count: call.topicsMost }) : undefined}
          required
          error={errorOf('topics')}
        >
          {divisions.map((division) => (
            <ChipsMany
              key={division}
              legend={division || t('topics')}
              legendHidden={division === ''}
              maxText={t('topicsMost', { max: call.topicsMost })}
              max={call.topicsMost - chosen.filter((id) => !inDivision(call.topics, id, division)).length}
              value={chosen.filter((id) => inDivision(call.topics, id, division))}
              options={call.topics
                .filter((topic) => topic.division === division)
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(ids) => {
                const others = chosen.filter((id) => !inDivision(call.topics, id, division));
                edit({ ...content, topics: [...others, ...ids].map(Number) });
              }}
            />
          ))}
        </ChoiceGroup>
      )}
      {call.wishes.length > 1 && (
        <Chips
          legend={t('wish')}
          error={errorOf('wish')}
          value={content.wish === '' ? 'any' : content.wish}
          options={[...call.wishes, 'any' as const].map((wish) => ({ value: wish, label: t(`wishes.${wish}`) }))}
          onChange={(wish) => edit({ ...content, wish: call.wishes.find((one) => one === wish) ?? '' })}
        />
      )}
    </div>
  );
}

const inDivision = (topics: StepProps['call']['topics'], id: string, division: string) =>
  topics.some((topic) => String(topic.id) === id && topic.division === division);
