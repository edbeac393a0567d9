import './Checklist.css';
import { checklistCalls } from '@meetingapp/contract/conference/checklist.ts';
import { Link } from '@tanstack/react-router';
import { Progress, Tag } from 'antd';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useHelpAddress } from '../../../lib/navigation/help.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { checklistPlaces, isCounted, nextStep, stages, type Line } from '../view.ts';

/** What a first congress needs, ticked from the data. Each line leads to its page and its chapter. */
export function Checklist() {
  const t = useT('checklist');
  const c = useT('console');
  const cid = useCid();
  const asked = useCall(checklistCalls.checklist, { cid }, { fresh: true });
  const lines = asked.answer?.lines ?? [];
  const needed = lines.filter((line) => line.needed);
  const done = needed.filter((line) => line.done).length;
  const next = nextStep(lines);
  return (
    <Page
      title={c('pages.checklist')}
      facts={asked.answer && (next === null ? t('finished') : t('facts', { done, all: needed.length }))}
    >
      <Answered asked={asked}>
        {() => (
          <div className="checklist">
            <p className="quiet">{t('about')}</p>
            <Progress
              percent={needed.length === 0 ? 0 : Math.floor((done * 100) / needed.length)}
              aria-label={t('progress')}
              showInfo={false}
            />
            {stages.map((stage) => (
              <section key={stage} aria-labelledby={`stage-${stage}`}>
                <h2 id={`stage-${stage}`}>{t(`stages.${stage}`)}</h2>
                <ul>
                  {lines
                    .filter((line) => line.stage === stage)
                    .map((line) => (
                      <StepRow key={line.step} cid={cid} line={line} isNext={line.step === next} />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </Answered>
    </Page>
  );
}

function StepRow({ cid, line: { step, done, needed, count }, isNext }: { cid: number; line: Line; isNext: boolean }) {
  const t = useT('checklist');
  const c = useT('console');
  const toHelp = useHelpAddress();
  const { page, chapter } = checklistPlaces[step];
  return (
    <li className={done ? 'step done' : isNext ? 'step next' : 'step'} aria-current={isNext ? 'step' : undefined}>
      <span className="tick">{done && <Icon icon={check} />}</span>
      <span className="sr">{t(done ? 'done' : 'open')}</span>
      <span className="grow">
        <b>{t(`steps.${step}`)}</b>
        {isCounted(step) && count !== null && count > 0 && (
          <span className="quiet small"> {t(`counts.${step}`, { count })}</span>
        )}
      </span>
      {isNext && (
        <Tag variant="filled" color="processing">
          {t('next')}
        </Tag>
      )}
      {!needed && !done && <Tag variant="filled">{t('optional')}</Tag>}
      <Link to={address(page, { cid })} className="link">
        {t('toPage', { page: c(`pages.${page}`) })}
      </Link>
      <Link {...toHelp(chapter)} className="link" aria-label={t('toChapter', { step: t(`steps.${step}`) })}>
        {t('chapter')}
      </Link>
    </li>
  );
}
