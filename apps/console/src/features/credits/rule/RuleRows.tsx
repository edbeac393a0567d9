import { EvidenceKind } from '@meetingapp/contract/credits/rule.ts';
import { Checkbox, Input, InputNumber, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { RuleDraft } from '../data.ts';
import { CreditInput } from './CreditInput.tsx';

const extras = ['exam', 'feedback', 'paper'] as const;
const caps = ['day', 'conference'] as const;
const usualWhole = { minutes: null, percent: 80 } as const;
const HOUR = 60;

/** The rules as sentences with fields in them. */
export function RuleRows({ draft, mayWrite }: { draft: RuleDraft; mayWrite: boolean }) {
  const t = useT('creditsConsole');
  const { value: rules, change } = draft;
  const { whole, rate, talk } = rules;
  const disabled = !mayWrite;
  const minutes = (label: string, value: number | null, set: (minutes: number | null) => void) => (
    <InputNumber<number>
      size="small"
      aria-label={label}
      value={value}
      min={1}
      max={1440}
      precision={0}
      disabled={disabled}
      onChange={set}
    />
  );
  return (
    <ol className="credits-rows">
      <Row name={t('rows.counts')}>
        <Checkbox.Group
          value={[...rules.counts]}
          disabled={disabled}
          options={EvidenceKind.options.map((kind) => ({ value: kind, label: t(`evidence.kinds.${kind}`) }))}
          onChange={(kinds) => change({ counts: EvidenceKind.options.filter((kind) => kinds.includes(kind)) })}
        />
      </Row>
      <Row name={t('rows.presence')}>
        {t('presence.before')}
        <InputNumber<number>
          size="small"
          aria-label={t('rows.presence')}
          value={rules.missedChecks}
          min={0}
          max={20}
          precision={0}
          disabled={disabled}
          onChange={(count) => change({ missedChecks: count ?? 0 })}
        />
        {t('presence.after')}
      </Row>
      <Row name={t('rows.session')}>
        <Segmented
          size="small"
          aria-label={t('rows.session')}
          disabled={disabled}
          value={whole ? 'whole' : 'added'}
          options={(['whole', 'added'] as const).map((way) => ({ value: way, label: t(`session.${way}`) }))}
          onChange={(way) => change({ whole: way === 'whole' ? usualWhole : null })}
        />
        {whole ? (
          <>
            {minutes(t('session.minutes'), whole.minutes, (typed) => change({ whole: { ...whole, minutes: typed } }))}
            {t('session.or')}
            <InputNumber<number>
              size="small"
              aria-label={t('session.percent')}
              value={whole.percent}
              min={1}
              max={100}
              precision={0}
              disabled={disabled}
              onChange={(typed) => change({ whole: { ...whole, percent: typed ?? usualWhole.percent } })}
            />
            {t('session.after')}
          </>
        ) : (
          <span className="quiet">{t('session.addedText')}</span>
        )}
      </Row>
      <Row name={t('rows.rate')}>
        {t('rate.every')}
        {minutes(t('rate.minutes'), rate.minutes, (typed) => change({ rate: { ...rate, minutes: typed ?? HOUR } }))}
        {t('rate.gives')}
        <CreditInput
          label={t('rate.credit')}
          value={rate.credit}
          disabled={disabled}
          change={(typed) => change({ rate: { ...rate, credit: typed ?? 0 } })}
        />
        {t('rate.stepBefore')}
        <CreditInput
          label={t('rate.step')}
          value={rate.step}
          disabled={disabled}
          change={(typed) => change({ rate: { ...rate, step: Math.max(1, typed ?? 1) } })}
        />
        <Select
          size="small"
          aria-label={t('rate.rounding')}
          value={rate.rounding}
          disabled={disabled}
          options={(['down', 'nearest'] as const).map((way) => ({ value: way, label: t(`rate.${way}`) }))}
          onChange={(rounding) => change({ rate: { ...rate, rounding } })}
        />
      </Row>
      <Row name={t('rows.extras')}>
        {extras.map((kind) => (
          <label key={kind} className="credits-pair">
            {t(`extras.${kind}`)}
            <CreditInput
              label={t(`extras.${kind}`)}
              value={rules[kind]}
              disabled={disabled}
              change={(typed) => change({ [kind]: typed ?? 0 })}
            />
          </label>
        ))}
      </Row>
      <Row name={t('rows.talk')}>
        <CreditInput
          label={t('talk.credit')}
          value={talk.credit}
          disabled={disabled}
          change={(typed) => change({ talk: { ...talk, credit: typed ?? 0 } })}
        />
        <Select
          size="small"
          aria-label={t('rows.talk')}
          value={talk.perMinutes === null ? 'each' : 'length'}
          disabled={disabled}
          options={(['each', 'length'] as const).map((way) => ({ value: way, label: t(`talk.${way}`) }))}
          onChange={(way) => change({ talk: { ...talk, perMinutes: way === 'each' ? null : HOUR } })}
        />
        {talk.perMinutes !== null && (
          <>
            {minutes(t('talk.minutes'), talk.perMinutes, (typed) =>
              change({ talk: { ...talk, perMinutes: typed ?? HOUR } }),
            )}
            {t('talk.unit')}
          </>
        )}
      </Row>
      <Row name={t('rows.caps')}>
        {caps.map((cap) => (
          <label key={cap} className="credits-pair">
            {t(`caps.${cap}`)}
            <CreditInput
              label={t(`caps.${cap}`)}
              value={rules.caps[cap]}
              placeholder={t('caps.none')}
              disabled={disabled}
              change={(typed) => change({ caps: { ...rules.caps, [cap]: typed } })}
            />
          </label>
        ))}
      </Row>
      <Row name={t('rows.basis')}>
        <Input
          size="small"
          className="credits-project"
          aria-label={t('basis.project')}
          placeholder={t('basis.project')}
          value={rules.project}
          maxLength={100}
          disabled={disabled}
          onChange={(event) => change({ project: event.target.value })}
        />
        {(['zh', 'en'] as const).map((language) => (
          <Input.TextArea
            key={language}
            aria-label={t(`basis.${language}`)}
            placeholder={t(`basis.${language}`)}
            value={rules.source[language]}
            maxLength={500}
            autoSize
            disabled={disabled}
            onChange={(event) => change({ source: { ...rules.source, [language]: event.target.value } })}
          />
        ))}
      </Row>
    </ol>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <b>{name}</b>
      <div className="credits-sentence">{children}</div>
    </li>
  );
}
