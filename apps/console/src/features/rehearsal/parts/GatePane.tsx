import { rehearsalSpeeds, type RehearsalPlan } from '@meetingapp/contract/rehearsal/plan.ts';
import type { GateCheck } from '@meetingapp/contract/rehearsal/run.ts';
import { realSeconds } from '@meetingapp/domain/rehearsal/plan.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { circleCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Segmented, Tag } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useDuration } from './use-duration.ts';

interface GatePaneProps {
  gate: readonly GateCheck[];
  plan: RehearsalPlan;
  change: (plan: RehearsalPlan) => void;
  checking: boolean;
  checkAgain: () => void;
}

/** The checks that no real person can be touched, and what the rehearsal takes. */
export function GatePane({ gate, plan, change, checking, checkAgain }: GatePaneProps) {
  const t = useT('rehearsalConsole');
  const duration = useDuration();
  const good = gate.filter(({ ok }) => ok).length;
  return (
    <aside className="pane reh-pane" aria-label={t('gate')}>
      <header>
        <h2>{t('gate')}</h2>
        <Tag color={good === gate.length ? 'success' : 'error'}>{t('gateFacts', { good, all: gate.length })}</Tag>
      </header>
      <div className="inside">
        <ul>
          {gate.map(({ check, ok, count, touched }) => (
            <li key={check} className="reh-check">
              <Icon icon={ok ? circleCheck : circleAlert} className={ok ? 'pass' : 'fail'} />
              <div>
                <b>{t(`checks.${check}`)}</b>
                <p className={ok ? 'small quiet-2' : 'small fail'}>
                  {ok ? t(`checkTexts.${check}`, { count }) : t(`checkBad.${check}`, { count, touched })}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <Button size="small" loading={checking} onClick={checkAgain}>
          {t('checkAgain')}
        </Button>
        <div className="reh-speed">
          <span aria-hidden="true">{t('speed')}</span>
          <Segmented
            aria-label={t('speed')}
            value={plan.speed}
            options={rehearsalSpeeds.map((speed) => ({
              value: speed,
              label: t('speeds', { speed }),
              title: t('speedText', { speed }),
            }))}
            onChange={(speed) => change({ ...plan, speed })}
          />
        </div>
        <dl className="reh-facts">
          <dt>{t('lasting')}</dt>
          <dd>
            <b>{duration(realSeconds(plan))}</b>
          </dd>
          <dt>{t('machine')}</dt>
          <dd>{t('thisMachine')}</dd>
          <dt>{t('kept')}</dt>
          <dd>{t('keptText')}</dd>
        </dl>
      </div>
    </aside>
  );
}
