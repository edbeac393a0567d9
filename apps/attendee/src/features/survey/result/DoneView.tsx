import '../answer/survey.css';
import { asks } from '@meetingapp/domain/survey/item-field.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { award, listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { visibleItems } from '@meetingapp/domain/survey/progress.ts';
import type { Answers } from '@meetingapp/domain/survey/progress.ts';
import type { Mine } from '../data.ts';
import { ResultBars } from './ResultBars.tsx';

interface Props {
  mine: Mine;
  own: Answers | null;
  /** True on a later visit: the survey has been completed. */
  again: boolean;
}

/** [S92] Thanks and what next; on a later visit that the survey has been completed (E9). */
export function DoneView({ mine, own, again }: Props) {
  const t = useT('survey');
  const go = useNavigate();
  const language = useLanguage();
  const zone = useConference(mine.cid)?.zone ?? usualZone;
  const { qid, cid, anonymous, answeredAt, items, feedback } = mine;
  const count = (own === null ? items : visibleItems(items, own)).filter(asks).length;
  return (
    <>
      <section className="survey-thanks">
        <span className="mark">
          <Icon icon={check} size="l" />
        </span>
        <div>
          <div role="status">
            <h1>{t(again ? 'done.again' : 'done.title')}</h1>
          </div>
          <p>
            {answeredAt === null
              ? t('done.anonymous', { count })
              : t('done.at', { at: momentText(answeredAt, zone, language), count })}
          </p>
          {feedback && <p>{t('done.credit')}</p>}
        </div>
      </section>
      <List>
        <ListRow
          icon={listChecks}
          title={t('done.mine')}
          text={t(anonymous ? 'done.deviceText' : 'done.mineText')}
          onPress={() => go('qlistAnswers', { qid })}
        />
        {feedback && (
          <ListRow
            icon={award}
            title={t('done.credits')}
            text={t('done.creditsText')}
            onPress={() => go('credits', { cid })}
          />
        )}
      </List>
      <ResultBars mine={mine} own={own} />
    </>
  );
}
