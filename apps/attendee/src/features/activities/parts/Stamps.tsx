import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { activityCalls } from '@meetingapp/contract/activities/activity.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface StampsProps {
  stamps: AnswerOf<typeof activityCalls.list>['stamps'];
  /** Id of the stamp that has just been pressed. */
  pressed?: string | undefined;
}

/** The stamps of a conference: open ones dashed with their number, the person's with a tick. */
export function Stamps({ stamps, pressed }: StampsProps) {
  const t = useT('activities');
  const language = useLanguage();
  return (
    <ol className="stamps">
      {stamps.map(({ id, name, got }, at) => (
        <li key={id} className={joinClasses(got && 'on', got && String(id) === pressed && 'new')}>
          <span aria-hidden="true">{got ? <Icon icon={check} /> : at + 1}</span>
          <small>
            {pickLanguage(name, language)}
            <span className="sr">{t(got ? 'stampGot' : 'stampOpen')}</span>
          </small>
        </li>
      ))}
    </ol>
  );
}
