import { checkinConsoleCalls as calls } from '@meetingapp/contract/checkin/console.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Minutes for which a code is valid: a screen that changes it, a day's poster, a week's. */
const lives = [2, 1440, 10_080] as const;
const MINUTE_MS = 60_000;

/** The code for a wall or a screen. A short one is replaced here before it ends, so that a photograph of it is soon useless. */
export function WallCode({ pointId, zone, entry }: { pointId: number; zone: string; entry: boolean }) {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const cid = useCid();
  const [form, setForm] = useState<number | null>(null);
  const [minutes, setMinutes] = useState<(typeof lives)[number]>(2);
  const names = { 2: t('wall.screen'), 1440: t('wall.day'), 10_080: t('wall.week') } as const;
  const lifeOf = (value: (typeof lives)[number]) => names[value];
  const again = () => (minutes * MINUTE_MS) / 2;
  const { answer } = useCall(calls.wallCode, { cid, id: pointId, minutes }, { fresh: true, again });
  const forms = answer?.guestForms ?? [];
  const chosen = forms.find(({ id }) => Number(id) === form) ?? forms[0];
  const guest = answer && answer.guestLink + (forms.length > 1 && chosen ? `&form=${chosen.id}` : '');
  return (
    <section>
      <h3>{t('wall.title')}</h3>
      <Select
        aria-label={t('wall.life')}
        value={minutes}
        onChange={setMinutes}
        options={lives.map((value) => ({ value, label: lifeOf(value) }))}
        style={{ width: '100%' }}
      />
      {answer && (
        <>
          <QrCode value={location.origin + basePath + answer.link} label={t('wall.title')} size="220px" level="M" />
          {entry && (
            <>
              <h3>{t('wall.guestTitle')}</h3>
              <p className="small quiet">{t('wall.guestText')}</p>
              {forms.length > 1 && chosen && (
                <Select
                  aria-label={t('wall.guestForm')}
                  value={Number(chosen.id)}
                  onChange={setForm}
                  options={forms.map(({ id, name }) => ({ value: Number(id), label: pickLanguage(name, language) }))}
                  style={{ width: '100%' }}
                />
              )}
              <QrCode value={location.origin + basePath + guest} label={t('wall.guestTitle')} size="220px" level="M" />
            </>
          )}
          <p className="small quiet">
            {t('wall.until', { time: clockIn(zone, new Date(answer.until)).replace('T', ' ') })}
          </p>
        </>
      )}
    </section>
  );
}
