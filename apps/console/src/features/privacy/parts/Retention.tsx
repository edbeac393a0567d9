import { privacyCalls } from '@meetingapp/contract/privacy.ts';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Days after which answers are blanked. */
export function Retention({ cid }: { cid: number }) {
  const t = useT('privacy');
  const c = useT('console');
  const { answer } = useCall(privacyCalls.retention, { cid });
  const { change, busy } = useChange(privacyCalls.saveRetention, {
    refreshes: [privacyCalls.retention],
    said: t('saved'),
  });
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  if (!answer) return null;
  const days = typed === undefined ? answer.days : typed;
  return (
    <section className="pad" aria-labelledby="retention">
      <h2 id="retention">{t('retention')}</h2>
      <p className="quiet">{t('retentionText')}</p>
      <div className="row" style={{ marginTop: 8 }}>
        <InputNumber
          min={30}
          max={36_500}
          aria-labelledby="retention"
          placeholder={t('noLimit')}
          value={days}
          onChange={(next) => setTyped(next === null ? null : Number(next))}
        />
        {t('days')}
        <ActButton
          why={days === answer.days ? c('why.nothingChanged') : ''}
          loading={busy}
          onClick={() => void change({ cid, days })}
        >
          {t('save')}
        </ActButton>
        <span className="quiet">
          {answer.dueOn === null ? t('forever') : t('dueOn', { day: answer.dueOn, count: answer.people })}
        </span>
      </div>
    </section>
  );
}
