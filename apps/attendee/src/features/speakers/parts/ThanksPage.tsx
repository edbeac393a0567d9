import './thanks.css';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { calendarPlus } from '@meetingapp/ui/icons/icons-topics.ts';
import { check, clock } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { openCalendar, useSteps, type Tasks } from '../data.ts';
import { countStates } from '../view.ts';
import { NextSteps, useStep } from './NextSteps.tsx';

interface ThanksPageProps {
  cid: string;
  answer: Tasks;
  /** Milliseconds since 1970 by the server's clock. */
  now: number;
  back: () => void;
  /** Takes back the answers that were given just now; null: there are none. */
  undo: (() => void) | null;
}

/** S54: thanks after the answers, and what comes next with its dates. The foot offers the next thing that is missing. */
export function ThanksPage({ cid, answer, now, back, undo }: ThanksPageProps) {
  const t = useT('speakers');
  const app = useT('app');
  const language = useLanguage();
  const navigate = useNavigate();
  const openStep = useStep(cid);
  const asked = useSteps(cid);
  const { tasks, zone, answerBy } = answer;
  const counts = countStates(tasks);
  const steps = asked.answer?.steps ?? [];
  const [next] = steps;
  const first = tasks.find(({ state, to }) => state === 'accepted' && Date.parse(to) > now);
  const waiting = tasks.some(({ state, open }) => state === 'none' && open);
  const changeable = tasks.some((task) => task.open);
  return (
    <Page
      className="sp-page sp-thanks"
      top={<TopBar back={{ label: app('back'), onPress: back }} />}
      foot={
        <StickyFoot note={next && t('next.missing', { count: steps.length })}>
          <div className="two">
            <Button variant="outline" onClick={() => navigate('schedList', {}, { cid }, { replace: true })}>
              {t('list.title')}
            </Button>
            {next && <Button onClick={() => openStep(next)}>{t(`next.acts.${next.step}`)}</Button>}
          </div>
        </StickyFoot>
      }
    >
      <div className="lead">
        {!waiting && (
          <span className="sp-mark">
            <Icon icon={check} size="l" />
          </span>
        )}
        <h1 className="t-2xl">{t(waiting ? 'next.title' : 'next.thanks')}</h1>
        <p>{t('next.summary', { count: counts.all, accepted: counts.accepted, rejected: counts.rejected })}</p>
        {changeable && (
          <p>
            {answerBy === null
              ? t('next.changeAlways')
              : t('next.changeUntil', { time: momentText(answerBy, zone, language) })}{' '}
            {undo && (
              <button type="button" className="link" onClick={undo}>
                {t('list.undo')}
              </button>
            )}
          </p>
        )}
      </div>
      {!waiting && <h2 className="t-lg">{t('next.title')}</h2>}
      {steps.length > 0 && <NextSteps {...{ cid, zone, steps, now }} />}
      {asked.answer && steps.length === 0 && <Note kind="ok">{t('next.complete')}</Note>}
      {first && (
        <List>
          <ListRow
            icon={clock}
            title={t('next.first', { time: momentText(first.from, zone, language) })}
            text={joinList(
              [pickLanguage(first.title, language), pickLanguage(first.hall, language)],
              language,
              'clauses',
            )}
            onPress={() => navigate('schedDetail', {}, { cid, task: first.id })}
          />
          <ListRow icon={calendarPlus} title={t('list.calendar')} onPress={() => void openCalendar(cid)} />
        </List>
      )}
      <p className="t-sm ink-2">{t('detail.nextChange')}</p>
    </Page>
  );
}
