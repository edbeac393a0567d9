import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { StampRow } from '../data.ts';

/** Minutes for which a code is valid: a screen that changes it, a day's poster, a week's. */
const lives = [2, 1440, 10_080] as const;
const MINUTE_MS = 60_000;

interface StampCodeProps {
  stamp: StampRow;
  zone: string;
  close: () => void;
}

/** The signed code of a stamp. A short one is replaced before it ends, so that a photograph of it is soon useless. */
export function StampCode({ stamp, zone, close }: StampCodeProps) {
  const t = useT('activitiesConsole');
  const language = useLanguage();
  const cid = useCid();
  const [minutes, setMinutes] = useState<(typeof lives)[number]>(1440);
  const names = { 2: t('lives.screen'), 1440: t('lives.day'), 10_080: t('lives.week') } as const;
  const again = () => (minutes * MINUTE_MS) / 2;
  const { answer } = useCall(calls.stampCode, { cid, stampId: stamp.id, minutes }, { fresh: true, again });
  const name = pickLanguage(stamp.name, language);
  return (
    <Dialog title={t('codeOf', { name })} footer={null} onCancel={close}>
      <Select
        aria-label={t('life')}
        value={minutes}
        onChange={setMinutes}
        options={lives.map((value) => ({ value, label: names[value] }))}
        style={{ width: '100%' }}
      />
      {answer && (
        <>
          <QrCode
            value={location.origin + basePath + answer.link}
            label={t('codeOf', { name })}
            size="280px"
            level="M"
          />
          <p className="small quiet">{t('until', { time: clockIn(zone, new Date(answer.until)).replace('T', ' ') })}</p>
        </>
      )}
    </Dialog>
  );
}
