import { boothStampConsoleCalls as calls } from '@meetingapp/contract/exhibition/stamp.ts';
import { App, InputNumber } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Gives every booth that has an exhibitor a stamp; the exhibitor's people show its code. */
export function MakeStamps({ mayWrite }: { mayWrite: boolean }) {
  const t = useT('exhibitionConsole');
  const cid = useCid();
  const { message } = App.useApp();
  const [points, setPoints] = useState(10);
  const make = useChange(calls.makeStamps);
  async function makeNow() {
    const outcome = await make.change({ cid, points });
    if (outcome.ok) void message.success(t('stamps.made', { count: outcome.answer.made }), 3);
  }
  return (
    <span className="row">
      <InputNumber
        aria-label={t('stamps.points')}
        addonBefore={t('stamps.points')}
        min={0}
        max={10_000}
        precision={0}
        disabled={!mayWrite}
        value={points}
        onChange={(value) => setPoints(value ?? 0)}
      />
      <ActButton lacks={{ onlyView: !mayWrite }} loading={make.busy} onClick={() => void makeNow()}>
        {t('stamps.make')}
      </ActButton>
    </span>
  );
}
