import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { DoorDevice } from './door-device.ts';

const SHORTEST = 8;

/** Turns this phone into a device of one point. */
export function EnrolForm({ door }: { door: DoorDevice }) {
  const t = useT('checkinDevice');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.trim().length < SHORTEST) return setError(t('enrol.empty'));
    setBusy(true);
    setError((await door.enrol(code.trim())) ?? '');
    setBusy(false);
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <div className="lead">
        <h2 className="t-2xl">{t('enrol.title')}</h2>
        <p>{t('enrol.text')}</p>
      </div>
      <div className="fields">
        <TextField
          label={t('enrol.code')}
          value={code}
          onChange={(text) => {
            setCode(text.toUpperCase());
            setError('');
          }}
          autoComplete="off"
          required
          error={error || undefined}
        />
      </div>
      <Button type="submit" loading={busy} loadingText={t('enrol.waiting')}>
        {t('enrol.act')}
      </Button>
    </form>
  );
}
