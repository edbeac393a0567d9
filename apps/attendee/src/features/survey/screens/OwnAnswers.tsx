import '../answer/survey.css';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useMine } from '../data.ts';
import { ResultBars } from '../result/ResultBars.tsx';
import { linesOf, numbered } from '../view.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** S91: my answers, and the results where the organiser shows them. */
export function OwnAnswers() {
  const t = useT('survey');
  const app = useT('app');
  const qid = Number(useParameters('qlistAnswers').qid);
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const { answer, failure, asking, again, own, read } = useMine(qid);
  useNamedConference(answer?.cid);
  const back = useBack('qlist', { qid });
  const ready = answer !== undefined && read;
  return (
    <Page kind="plain" top={<TopBar title={t('mine')} heading back={{ label: app('back'), onPress: back }} />}>
      {!loggedIn && (
        <EmptyState
          icon={listChecks}
          title={t('entry.log_in')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn('')}>
              {t('entry.logIn')}
            </button>
          }
        />
      )}
      {failure && !answer && (
        <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {loggedIn && !failure && !ready && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.2rem" />
          <Skeleton height="4rem" />
        </Waiting>
      )}
      {ready && !answer.done && (
        <EmptyState
          icon={listChecks}
          title={t('own.notYet')}
          action={
            <Link name="qlist" params={{ qid }} className={buttonClass('soft', 'md')}>
              {t('own.fill')}
            </Link>
          }
        />
      )}
      {ready && answer.done && own === null && (
        <EmptyState icon={listChecks} title={t('own.nowhere')} text={t('own.nowhereText')} />
      )}
      {ready && answer.done && own !== null && (
        <ol className="survey-own">
          {numbered(answer.items, own).map(({ item, number }) => {
            const lines = linesOf(item, own[item.code] ?? '');
            return (
              <li key={item.code}>
                <h2>
                  <i>{number}</i>
                  {item.label}
                </h2>
                {lines.length === 0 && <p className="none">{t('own.none')}</p>}
                {item.kind === 'PIC' && lines[0] !== undefined ? (
                  <img src={lines[0]} alt={item.label} />
                ) : (
                  lines.map((line, at) => <p key={at}>{line}</p>)
                )}
              </li>
            );
          })}
        </ol>
      )}
      {ready && <ResultBars mine={answer} own={own} />}
    </Page>
  );
}
