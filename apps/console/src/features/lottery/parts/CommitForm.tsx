import { lotteryConsoleCalls as calls } from '@meetingapp/contract/lottery/console.ts';
import { Button, Checkbox, Form, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { changed } from '../data.ts';

const AHEAD_MS = 10 * 60_000;
const FALLBACK_MS = 60 * 60_000;

/** The source of the randomness and its fallback, which are fixed with the commitment. */
export function CommitForm({ drawId, now }: { drawId: number; now: string }) {
  const t = useT('lotteryConsole');
  const cid = useCid();
  const [kind, setKind] = useState<'drand' | 'figures'>('drand');
  const [at, setAt] = useState(() => new Date(Date.parse(now) + AHEAD_MS).toISOString());
  const [name, setName] = useState('');
  const [withFallback, setWithFallback] = useState(false);
  const [other, setOther] = useState('');
  const [after, setAfter] = useState(() => new Date(Date.parse(now) + FALLBACK_MS).toISOString());
  const { change, busy } = useChange(calls.commit, { refreshes: changed });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const source = kind === 'drand' ? { kind, at } : { kind, name, at };
  const fallback = withFallback ? { name: other, after } : null;
  async function submit() {
    const outcome = await change({ cid, drawId, source, fallback });
    setFaults(outcome.ok ? {} : Object.fromEntries(outcome.failure.faults.map(({ field, text }) => [field, text])));
  }
  const moment = (label: string, value: string, set: (value: string) => void) => (
    <Field label={label}>
      <MomentPicker required label={label} at={value} change={set} />
    </Field>
  );
  const named = (value: string, set: (value: string) => void, field: string) => (
    <Field label={t('commit.name')} fault={faults[field]}>
      <Input
        aria-label={t('commit.name')}
        maxLength={120}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </Field>
  );
  return (
    <Form layout="vertical">
      <p className="small quiet">{t('commit.text')}</p>
      <Field label={t('commit.source')}>
        <Segmented
          aria-label={t('commit.source')}
          value={kind}
          onChange={setKind}
          options={(['drand', 'figures'] as const).map((value) => ({ value, label: t(`commit.${value}`) }))}
        />
      </Field>
      {kind === 'drand' ? (
        moment(t('commit.at'), at, setAt)
      ) : (
        <div className="two">
          {named(name, setName, 'source.name')}
          {moment(t('commit.published'), at, setAt)}
        </div>
      )}
      <Checkbox checked={withFallback} onChange={({ target }) => setWithFallback(target.checked)}>
        {t('commit.fallback')}
      </Checkbox>
      {withFallback && (
        <div className="two">
          {moment(t('commit.after'), after, setAfter)}
          {named(other, setOther, 'fallback.name')}
        </div>
      )}
      <p>
        <Button type="primary" loading={busy} onClick={() => void submit()}>
          {t('commit.act')}
        </Button>
      </p>
    </Form>
  );
}
