import {
  certificateConsoleCalls as calls,
  type CertificateRule,
  type CertificateTemplate,
} from '@meetingapp/contract/certificates/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { byHand } from '@meetingapp/domain/certificates/rule.ts';
import { InputNumber, Select } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { AutomaticSwitch } from './AutomaticSwitch.tsx';

interface RuleFieldsProps {
  cid: number;
  template: CertificateTemplate;
  rule: CertificateRule;
  exams: readonly { id: number; title: Bilingual }[];
  sets: readonly { id: number; title: Bilingual }[];
  disabled: boolean;
  onChange: (rule: CertificateRule) => void;
}

/** Conditions of a certificate, each with how many people meet it. */
export function RuleFields({ cid, template, rule, exams, sets, disabled, onChange }: RuleFieldsProps) {
  const t = useT('certificatesConsole');
  const language = useLanguage();
  const manual = byHand.has(template.kind);
  const { answer } = useCall(calls.certificateCandidates, { cid, templateId: template.id }, { enabled: !manual });
  const set = (part: Partial<CertificateRule>) => onChange({ ...rule, ...part });
  const listed = (rows: RuleFieldsProps['exams']) => [
    { value: 0, label: t('rule.nobody') },
    ...rows.map(({ id, title }) => ({ value: id, label: pickLanguage(title, language) })),
  ];
  const hint = (count: number | undefined) => (count === undefined ? undefined : t('rule.count', { count }));
  if (manual)
    return (
      <section aria-label={t('rule.title')}>
        <h2>{t('rule.title')}</h2>
        <p>{t('rule.byHand')}</p>
      </section>
    );
  return (
    <section className="certificates-conditions" aria-label={t('rule.title')}>
      <h2>{t('rule.title')}</h2>
      <Field label={t('rule.days')} wrap hint={hint(answer?.days)}>
        <InputNumber
          min={0}
          max={30}
          precision={0}
          disabled={disabled}
          value={rule.days}
          onChange={(days) => days !== null && set({ days })}
        />
      </Field>
      <Field label={t('rule.exam')} wrap hint={hint(answer?.exam)}>
        <Select
          disabled={disabled}
          value={rule.examId ?? 0}
          options={listed(exams)}
          onChange={(id) => set({ examId: id === 0 ? null : id })}
        />
      </Field>
      <Field label={t('rule.set')} wrap hint={hint(answer?.credits)}>
        <Select
          disabled={disabled}
          value={rule.setId ?? 0}
          options={listed(sets)}
          onChange={(id) => set({ setId: id === 0 ? null : id })}
        />
      </Field>
      {rule.setId !== null && (
        <Field label={t('rule.credits')} wrap>
          <InputNumber
            min={0}
            max={1000}
            step={0.5}
            disabled={disabled}
            value={rule.credits / 100}
            onChange={(credits) => credits !== null && set({ credits: Math.round(credits * 100) })}
          />
        </Field>
      )}
      <AutomaticSwitch cid={cid} template={template} mayWrite={!disabled} />
      {answer && (
        <p>
          <b>{t('rule.all', { all: answer.all, have: answer.have })}</b>
          <span className="small quiet"> {t('rule.saved')}</span>
        </p>
      )}
    </section>
  );
}
