import './done.css';
import { wallCalls } from '@meetingapp/contract/checkin/wall.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S105, S109: checked in, large and green, so that staff see it at arm's length. */
export function DonePage() {
  const t = useT('checkinWall');
  const app = useT('app');
  const language = useLanguage();
  const back = useBack('index');
  const { done } = useSearch();
  const { answer, failure, asking, again } = useCall(wallCalls.done, done ? { doneId: done } : null, { kept: true });
  useNamedConference(answer?.cid);
  const top = <TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />;
  if (!done)
    return (
      <Page top={top}>
        <EmptyState heading icon={scanLine} title={t('noRecord')} text={t('noRecordText')} />
      </Page>
    );
  if (failure && !answer)
    return (
      <Page top={top}>
        <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      </Page>
    );
  return (
    <div className="self-page">
      <header className="self-bar">
        <button type="button" className="ib" aria-label={app('back')} onClick={back}>
          <Icon icon={x} />
        </button>
      </header>
      {answer && (
        <main className="self-ok" aria-live="assertive">
          <div className="self-mark">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4.5 12.8l5 5L19.5 7" />
            </svg>
          </div>
          <h1>{t('success')}</h1>
          <p>{momentText(answer.at, answer.zone, language)}</p>
          <section className="self-who">
            <p className="self-name">{answer.name}</p>
            {answer.institution !== '' && <p className="ink-2">{answer.institution}</p>}
            <p className="row gap-1">
              <span className="tag role">{t(`roles.${answer.role}`)}</span>
            </p>
            <dl>
              <div>
                <dt>{t('number')}</dt>
                <dd>{answer.number}</dd>
              </div>
              <div>
                <dt>{t('point')}</dt>
                <dd>{pickLanguage(answer.point, language)}</dd>
              </div>
            </dl>
          </section>
          {pickLanguage(answer.hint, language) !== '' && (
            <p className="self-hint">{pickLanguage(answer.hint, language)}</p>
          )}
          <Link name="calList" params={{ cid: answer.cid }} className="self-next">
            {t('programme')}
          </Link>
        </main>
      )}
    </div>
  );
}
