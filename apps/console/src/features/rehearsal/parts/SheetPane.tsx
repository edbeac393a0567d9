import type { RehearsalLine } from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalRun } from '@meetingapp/contract/rehearsal/run.ts';
import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import { rehearsalVerdicts } from '@meetingapp/contract/rehearsal/figures.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { isRunning } from '@meetingapp/domain/rehearsal/states.ts';
import { decisionOf, isDuration } from '@meetingapp/domain/rehearsal/verdict.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { circleCheck, circleDashed, circleX, fileDown } from '@meetingapp/ui/icons/icons-topics.ts';
import { App, Button, Tag } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { byAdvice, countVerdicts, verdictColours, type Colleague } from '../view.ts';
import { RunBook } from './RunBook.tsx';

const icons = { pass: circleCheck, condition: triangleAlert, fail: circleX, open: circleDashed } as const;
const decisionColours = { go: 'success', conditional: 'warning', no_go: 'error' } as const;

/** Each criterion with limit, measured value and verdict; what to do about a failure; the signature. */
export function SheetPane({ run, colleagues }: { run: RehearsalRun; colleagues: readonly Colleague[] }) {
  const t = useT('rehearsalConsole');
  const language = useLanguage();
  const cid = useCid();
  const isOwner = useRole(roles.owner);
  const { modal } = App.useApp();
  const sign = useChange(calls.sign, { refreshes: [calls.read] });
  const paper = useExport(calls.sheet);
  const { lines, state } = run;
  const counts = countVerdicts(lines);
  const facts = joinList(
    rehearsalVerdicts.flatMap((verdict) =>
      counts[verdict] > 0 ? [t(`verdictCounts.${verdict}`, { count: counts[verdict] })] : [],
    ),
    language,
  );
  const decision = decisionOf(lines);
  const left = lines.filter(({ verdict }) => verdict === 'fail');
  const why =
    (isRunning(state) && t('whySign.running')) ||
    (left.length > 0 && t('whySign.fail')) ||
    (decision === 'no_go' && t('whySign.open')) ||
    (!isOwner && t('whySign.owner')) ||
    '';
  async function ask() {
    const open = counts.condition + counts.open;
    const sure = await modal.confirm({
      title: t('signSure'),
      content: t('signText', { conditions: open > 0 ? t('signConditions', { count: open }) : '' }),
      okText: t('sign'),
      cancelText: t('back'),
    });
    if (sure) await sign.change({ cid, rehearsalId: run.rehearsalId });
  }
  return (
    <aside className="pane reh-pane" aria-label={t('sheet')}>
      <header>
        <h2>{t('sheet')}</h2>
        <span className="small quiet-2 grow">{facts}</span>
        {run.figures !== null && (
          <Button
            type="text"
            size="small"
            icon={<Icon icon={fileDown} />}
            loading={paper.busy}
            onClick={() => void paper.start({ cid, rehearsalId: run.rehearsalId })}
          >
            {t('pdf')}
          </Button>
        )}
      </header>
      <div className="inside" role="region" aria-label={t('sheet')} tabIndex={0}>
        <ul>
          {lines.map((line) => (
            <Line
              key={line.criterion}
              line={line}
              task={run.tasks.find(({ criterion }) => criterion === line.criterion)}
            />
          ))}
        </ul>
        {byAdvice(left).map(({ advice, criteria }) => (
          <RunBook key={advice} advice={advice} criteria={criteria} run={run} colleagues={colleagues} />
        ))}
      </div>
      <footer className="reh-sign">
        <Tag color={decisionColours[decision]}>{t(`decisions.${decision}`)}</Tag>
        <span className="small quiet-2 grow">
          {run.signedAt !== null
            ? t('signed', { who: run.signedBy, at: momentText(run.signedAt, language) })
            : left.length > 0 &&
              t('todo', {
                items: joinList(
                  left.map(({ criterion }) => t(`criteria.${criterion}`)),
                  language,
                ),
              })}
        </span>
        {run.signedAt === null && (
          <ActButton why={why} loading={sign.busy} onClick={() => void ask()}>
            {t('sign')}
          </ActButton>
        )}
      </footer>
    </aside>
  );
}

interface LineProps {
  line: RehearsalLine;
  task: RehearsalRun['tasks'][number] | undefined;
}

function Line({ line: { criterion, limit, measured, verdict }, task }: LineProps) {
  const t = useT('rehearsalConsole');
  const values = { measured: (measured ?? 0).toLocaleString('en'), limit: limit.toLocaleString('en') };
  const text = isDuration(criterion)
    ? t(measured === null ? 'limitOnlyMs' : 'measuredMs', values)
    : t(measured === null ? 'limitOnly' : 'measured', values);
  const taskText = ({ assignee, madeBy, doneBy }: RehearsalRun['tasks'][number]) =>
    doneBy !== ''
      ? t('taskDone', { who: doneBy })
      : assignee
        ? t('taskOf', { who: assignee.name })
        : t('taskMade', { who: madeBy });
  return (
    <li className={`reh-line ${verdict}`}>
      <Icon icon={icons[verdict]} className={verdict} />
      <div>
        <b>{t(`criteria.${criterion}`)}</b>
        <p className="small quiet-2">{text}</p>
        {task && <p className="small">{taskText(task)}</p>}
      </div>
      <Tag color={verdictColours[verdict]}>{t(`verdicts.${verdict}`)}</Tag>
    </li>
  );
}
