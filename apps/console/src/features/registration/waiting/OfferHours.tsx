import { waitingCalls } from '@meetingapp/contract/registration/waiting.ts';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

/** Hours for which an offer is held. */
export function OfferHours({ hours, may }: { hours: number; may: boolean }) {
  const t = useT('waiting');
  const cid = useCid();
  const [value, setValue] = useState<number | null>(hours);
  const save = useChange(waitingCalls.waitingSetting, { refreshes: [waitingCalls.waitingList], said: t('saved') });
  return (
    <form
      className="row grow"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== null) void save.change({ cid, offerHours: value });
      }}
    >
      <label className="row">
        {t('hours')}
        <InputNumber
          style={{ width: 72 }}
          min={1}
          max={336}
          precision={0}
          disabled={!may}
          value={value}
          onChange={setValue}
        />
        {t('hoursUnit')}
      </label>
      {may && value !== null && value !== hours && (
        <Button type="primary" htmlType="submit" loading={save.busy}>
          {t('save')}
        </Button>
      )}
      <span className="grow small quiet">{t('hoursText')}</span>
    </form>
  );
}
