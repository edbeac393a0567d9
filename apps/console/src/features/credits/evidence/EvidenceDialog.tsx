import { creditConsoleCalls as calls } from '@meetingapp/contract/credits/console.ts';
import type { EvidenceRow } from '@meetingapp/contract/credits/credit.ts';
import { EvidenceKind } from '@meetingapp/contract/credits/rule.ts';
import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import type { PersonFacts } from '../data.ts';

interface EvidenceDialogProps {
  cid: number;
  accountId: number;
  facts: PersonFacts;
  /** The row to correct; null: a new one. */
  row: EvidenceRow | null;
  close: () => void;
}

/** Kinds that belong to a session. */
const ofSession: readonly string[] = ['on_site', 'live', 'replay', 'feedback'];

const momentOf = (at = Date.now()): string => new Date(at).toISOString();

/** A correction of a row, or a row that is missing. The reason is required: the person reads it. */
export function EvidenceDialog({ cid, accountId, facts, row, close }: EvidenceDialogProps) {
  const t = useT('creditsConsole');
  const [first] = facts.sessions;
  const [kind, setKind] = useState<EvidenceRow['kind']>(row?.kind ?? 'on_site');
  const [sessionId, setSessionId] = useState<number | null>(row?.sessionId ?? null);
  const [from, setFrom] = useState(() => momentOf(row?.from ?? first?.from));
  const [to, setTo] = useState(() => momentOf(row?.to ?? first?.to));
  const [title, setTitle] = useState({ zh: '', en: '' });
  const [isVoid, setVoid] = useState(false);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const options = { refreshes: [calls.person, calls.effects], said: t('evidence.done'), quiet: true };
  const correct = useChange(calls.correct, options);
  const add = useChange(calls.addEvidence, options);
  const needsSession = row === null && ofSession.includes(kind);

  function chooseSession(id: number) {
    setSessionId(id);
    const session = facts.sessions.find((one) => one.id === id);
    if (!session) return;
    setFrom(new Date(session.from).toISOString());
    setTo(new Date(session.to).toISOString());
  }
  async function submit() {
    const missing = {
      ...(reason.trim() === '' ? { reason: t('evidence.reasonMissing') } : {}),
      ...(needsSession && sessionId === null ? { sessionId: t('evidence.sessionMissing') } : {}),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    const outcome = row
      ? await correct.change({
          cid,
          accountId,
          evidenceId: row.id,
          from: isVoid ? null : from,
          to: isVoid ? null : to,
          reason: reason.trim(),
        })
      : await add.change({ cid, accountId, kind, sessionId, from, to, title, reason: reason.trim() });
    if (outcome.ok) return close();
    const { faults: found, msg } = outcome.failure;
    setFaults(found.length > 0 ? Object.fromEntries(found.map(({ field, text }) => [field, text])) : { reason: msg });
  }
  return (
    <FieldDialog
      title={t(row ? 'evidence.dialog' : 'evidence.dialogAdd')}
      okText={t('evidence.ok')}
      confirmLoading={correct.busy || add.busy}
      onOk={() => void submit()}
      close={close}
      values={[kind, sessionId, from, to, title, isVoid, reason]}
    >
      <div className="credits-dialog">
        <p className="quiet">{t('evidence.text')}</p>
        {row === null && (
          <Field label={t('evidence.kind')} wrap>
            <Select
              value={kind}
              options={EvidenceKind.options.map((one) => ({ value: one, label: t(`evidence.kinds.${one}`) }))}
              onChange={setKind}
            />
          </Field>
        )}
        {needsSession && (
          <Field label={t('evidence.session')} wrap fault={faults['sessionId']}>
            <Select<number>
              showSearch={{ optionFilterProp: 'label' }}
              value={sessionId}
              options={facts.sessions.map(({ id, title: name }) => ({ value: id, label: name }))}
              onChange={chooseSession}
            />
          </Field>
        )}
        {row === null && !needsSession && (
          <Field label={t('evidence.titleZh')}>
            <Input
              aria-label={t('evidence.titleZh')}
              value={title.zh}
              maxLength={200}
              onChange={(event) => setTitle({ ...title, zh: event.target.value })}
            />
            <Input
              aria-label={t('evidence.titleEn')}
              placeholder={t('evidence.titleEn')}
              value={title.en}
              maxLength={200}
              onChange={(event) => setTitle({ ...title, en: event.target.value })}
            />
          </Field>
        )}
        {row && (
          <Checkbox checked={isVoid} onChange={(event) => setVoid(event.target.checked)}>
            {t('evidence.void')}
          </Checkbox>
        )}
        {!isVoid && (
          <div className="credits-times">
            <Field label={t('evidence.from')} fault={faults['from']}>
              <MomentPicker required label={t('evidence.from')} zone={facts.zone} at={from} change={setFrom} />
            </Field>
            <Field label={t('evidence.to')} fault={faults['to']}>
              <MomentPicker required label={t('evidence.to')} zone={facts.zone} at={to} change={setTo} />
            </Field>
          </div>
        )}
        <Field label={t('evidence.reason')} wrap fault={faults['reason']}>
          <Input value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </FieldDialog>
  );
}
