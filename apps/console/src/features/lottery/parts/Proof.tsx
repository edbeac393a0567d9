import { lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import type { ConsoleDraw } from '@meetingapp/contract/lottery/console.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { verifyStep, verifySteps, type VerifyStep } from '@meetingapp/domain/lottery/verify.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { circleCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { recordOf, shortHash, type PublishedRecord } from '../view.ts';

interface Verified {
  steps: Record<VerifyStep, boolean>;
  seconds: number;
}

function verify(published: PublishedRecord): Verified | null {
  const record = recordOf(published);
  if (!record) return null;
  const began = performance.now();
  const steps = Object.fromEntries(verifySteps.map((step) => [step, verifyStep(record, step).ok]));
  return { steps: steps as Verified['steps'], seconds: (performance.now() - began) / 1000 };
}

/** The draw recomputed in this browser from what is published, every step of its record, and the record as a file. */
export function Proof({ draw }: { draw: ConsoleDraw }) {
  const t = useT('lotteryConsole');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(lotteryCalls.record, { drawId: draw.id });
  const record = asked.answer?.record;
  const [again, setAgain] = useState<Verified | null>(null);
  const verified = again ?? (record ? verify(record) : null);
  const same = verified !== null && Object.values(verified.steps).every(Boolean);
  const at = (moment: string | null) => (moment === null ? '' : momentText(moment, language));
  const source = draw.byFallback ? draw.fallback : draw.source;
  const round = source && 'kind' in source && source.kind === 'drand' ? source.round : null;
  function save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
    link.download = `draw-${draw.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  const facts = [
    {
      step: 'list' as const,
      text: t('proof.listText', { count: draw.entrants, at: at(draw.frozenAt) }),
      hash: draw.listHash,
    },
    {
      step: 'commitment' as const,
      text: t('proof.commitmentText', { at: at(draw.committedAt) }),
      hash: draw.commitment,
    },
    {
      step: 'draw' as const,
      text: t('proof.drawText', { seconds: Math.max(0.01, verified?.seconds ?? 0).toFixed(2) }),
      hash: draw.randomness,
    },
  ];
  return (
    <section className="draw-proof" aria-label={t('proof.title')}>
      <header>
        <h2>{t('proof.title')}</h2>
        <span className="grow" role="status">
          {verified && <Tag color={same ? 'success' : 'error'}>{t(same ? 'proof.same' : 'proof.different')}</Tag>}
        </span>
        <Button type="link" onClick={() => record && setAgain(verify(record))}>
          {t('proof.again')}
        </Button>
      </header>
      {verified && (
        <ul>
          {facts.map(({ step, text, hash }) => (
            <li key={step} className={verified.steps[step] ? undefined : 'bad'}>
              <Icon icon={verified.steps[step] ? circleCheck : circleAlert} size="s" />
              <div>
                <b>{t(`proof.${step}`, { count: draw.winners.length })}</b>
                <span className="small quiet-2">{text}</span>
                {step === 'draw' && round !== null && (
                  <span className="small quiet-2">{t('proof.round', { round })}</span>
                )}
                {hash !== null && <code>{shortHash(hash)}</code>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="row wrap">
        {record && <Button onClick={save}>{t('proof.file')}</Button>}
        <Button type="link" href={`${basePath}/lottery-check.mjs`} download>
          {t('script')}
        </Button>
        <Button type="link" href={basePath + href('lotteryCheck', { id: draw.id }, { cid })} target="_blank">
          {t('check')}
        </Button>
      </p>
      <p className="small quiet">{t('proof.fileText')}</p>
    </section>
  );
}
