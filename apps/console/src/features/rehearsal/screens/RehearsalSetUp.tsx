import '../parts/rehearsal.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import {
  fewestLiveSeconds,
  freeSpan,
  planFaults,
  rehearsalBounds,
  scenarioSpans,
} from '@meetingapp/domain/rehearsal/plan.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { copy, plus } from '@meetingapp/ui/icons/icons.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall, type Asked } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { FaultAxis } from '../parts/FaultAxis.tsx';
import { FaultFields } from '../parts/FaultFields.tsx';
import { GatePane } from '../parts/GatePane.tsx';
import { ScenarioRows } from '../parts/ScenarioRows.tsx';

type SetUp = AnswerOf<(typeof calls)['setUp']>;

/** O22: what is rehearsed, what breaks when, and whether a real person could be touched. */
export function RehearsalSetUp() {
  const t = useT('rehearsalConsole');
  const cid = useCid();
  const asked = useCall(calls.setUp, { cid }, { fresh: true });
  if (asked.answer === undefined)
    return <Page title={t('newTitle')}>{<Answered asked={asked}>{() => null}</Answered>}</Page>;
  return <PlanForm key={cid} setUp={asked.answer} asked={asked} />;
}

function PlanForm({ setUp, asked }: { setUp: SetUp; asked: Asked<SetUp> }) {
  const t = useT('rehearsalConsole');
  const language = useLanguage();
  const cid = useCid();
  const go = useNavigate();
  const [plan, setPlan] = useState(setUp.plan);
  const [chosen, setChosen] = useState<number | null>(null);
  const start = useChange(calls.start, { refreshes: [calls.read] });
  const { gate, former, hindrance, field, running, number } = setUp;
  const touched = gate.filter(({ ok }) => !ok).length;
  const [fault] = planFaults(plan);
  const free = freeSpan(plan);
  const most = fault === 'door_too_fast' ? rehearsalBounds.mostScansPerSecond : rehearsalBounds.mostPeoplePerSecond;
  const why =
    (hindrance && t(`hindrances.${hindrance}`, { field: field ? pickLanguage(field, language) : '' })) ||
    // What can be mended here comes first; the gate names what is red in its own pane.
    (fault && t(`planFaults.${fault}`, { most, least: fewestLiveSeconds(plan) })) ||
    (touched > 0 && t('touchedOne', { count: touched })) ||
    (running && t('running')) ||
    '';

  async function begin() {
    const outcome = await start.change({ cid, plan });
    if (outcome.ok) void go({ to: address('rehearsal', { cid }) });
    else asked.again();
  }
  function add() {
    if (!free) return;
    setPlan({ ...plan, faults: [...plan.faults, { kind: 'late', ...free }] });
    setChosen(plan.faults.length);
  }
  return (
    <Page
      title={t('newTitle')}
      facts={t('number', { number })}
      actions={
        <>
          {former && (
            <Button type="text" icon={<Icon icon={copy} />} onClick={() => setPlan(former.plan)}>
              {t('likeFormer', { number: former.number })}
            </Button>
          )}
          <ActButton type="primary" why={why} loading={start.busy} onClick={() => void begin()}>
            {t('start')}
          </ActButton>
          {touched > 0 && <span className="small fail">{t('touchedOne', { count: touched })}</span>}
        </>
      }
      bar={
        <p className="reh-band" role="note">
          <Icon icon={copy} />
          <b>{t('notYet')}</b>
          <span>{t('notYetText')}</span>
        </p>
      }
      pane={<GatePane gate={gate} plan={plan} change={setPlan} checking={asked.asking} checkAgain={asked.again} />}
    >
      <div className="reh-head">
        <h2>{t('what')}</h2>
        <span className="small quiet">{t('scenarios', { count: scenarioSpans(plan).length })}</span>
        <span className="grow" />
        <span className="small quiet">{t('howJudged')}</span>
      </div>
      <ScenarioRows
        plan={plan}
        change={setPlan}
        entrance={setUp.entrance && pickLanguage(setUp.entrance, language)}
        exam={setUp.exam && pickLanguage(setUp.exam, language)}
        live={setUp.live && pickLanguage(setUp.live, language)}
      />
      <div className="reh-head">
        <h2>{t('when')}</h2>
        <span className="small quiet">{t('whenHint')}</span>
        <span className="grow" />
        <ActButton
          type="text"
          size="small"
          icon={<Icon icon={plus} />}
          why={free && plan.rush.on && plan.faults.length < rehearsalBounds.mostFaults ? '' : t('noRoom')}
          onClick={add}
        >
          {t('addFault')}
        </ActButton>
      </div>
      <FaultAxis plan={plan} chosen={chosen} choose={setChosen} change={setPlan} />
      {chosen !== null && <FaultFields plan={plan} index={chosen} change={setPlan} removed={() => setChosen(null)} />}
      {why !== '' && (
        <p className="note soon reh-why" role="status">
          {why}
        </p>
      )}
    </Page>
  );
}
