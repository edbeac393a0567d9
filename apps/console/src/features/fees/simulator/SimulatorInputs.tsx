import { labelText, valueText } from '@meetingapp/domain/fees/sentence.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Input, InputNumber, Select, Slider } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { FeeSetUp, ShownKind } from '../data.ts';
import { askedCodes, namesOf, type SimulatedCase } from '../view.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { rangeOf } from '../parts/timeline-range.ts';

interface SimulatorInputsProps {
  setUp: FeeSetUp;
  shown: readonly ShownKind[];
  tried: SimulatedCase;
  change: (tried: SimulatedCase) => void;
}

const HOUR_MS = 3_600_000;

/** Answers that the rules ask about, and the time of payment. */
export function SimulatorInputs({ setUp, shown, tried, change }: SimulatorInputsProps) {
  const t = useT('fees');
  const language = useLanguage();
  const names = namesOf(setUp, language);
  const { facts } = tried;
  const set = (code: string, value: string) => change({ ...tried, facts: { ...facts, [code]: value } });
  const range = rangeOf(
    shown.map(({ draft }) => draft.windows),
    setUp.now,
  );
  return (
    <section className="inputs">
      {askedCodes(shown).map((code) => {
        const options = setUp.fields.find((field) => field.code === code)?.options ?? [];
        const label = labelText(code, names);
        return (
          <div key={code}>
            <span className="lab">{label}</span>
            {options.length > 0 ? (
              <Select
                size="small"
                allowClear
                aria-label={label}
                placeholder={t('rule.choose')}
                value={facts[code] || null}
                onChange={(value: string | null) => set(code, value ?? '')}
                options={options.map(({ value }) => ({ value, label: valueText(code, value, names) }))}
              />
            ) : (
              <Input
                size="small"
                aria-label={label}
                value={facts[code] ?? ''}
                onChange={(event) => set(code, event.target.value)}
              />
            )}
          </div>
        );
      })}
      {setUp.forms.length > 0 && (
        <div>
          <span className="lab">{t('bench.form')}</span>
          <Select
            size="small"
            aria-label={t('bench.form')}
            value={tried.formId ?? 0}
            onChange={(formId: number) => change({ ...tried, formId })}
            options={setUp.forms.map((form) => ({ value: form.id, label: pickLanguage(form.title, language) }))}
          />
        </div>
      )}
      {setUp.branches.length > 0 && (
        <div>
          <span className="lab">{t('branch')}</span>
          <Select
            size="small"
            allowClear
            aria-label={t('branch')}
            placeholder={t('rule.choose')}
            value={tried.branchId}
            onChange={(branchId: number | null) => change({ ...tried, branchId: branchId ?? null })}
            options={setUp.branches.map((branch) => ({
              value: branch.id,
              label: pickLanguage(branch.title, language),
            }))}
          />
        </div>
      )}
      <div>
        <span className="lab">{t('rule.member')}</span>
        <Select
          size="small"
          aria-label={t('rule.member')}
          value={facts['member'] ?? '0'}
          onChange={(value) => set('member', value)}
          options={[
            { value: '1', label: t('rule.memberYes') },
            { value: '0', label: t('rule.memberNo') },
          ]}
        />
      </div>
      <div>
        <span className="lab">{t('rule.groupSize')}</span>
        <InputNumber
          size="small"
          min={1}
          max={1000}
          precision={0}
          aria-label={t('rule.groupSize')}
          value={Number(facts['group'] ?? 1)}
          onChange={(value) => set('group', String(value ?? 1))}
        />
      </div>
      <div className="wide">
        <span className="lab">{t('bench.at')}</span>
        <MomentPicker
          required
          label={t('bench.at')}
          zone={setUp.zone}
          at={tried.at}
          change={(at) => change({ ...tried, at })}
        />
        <Slider
          min={range.from}
          max={range.until}
          step={HOUR_MS}
          value={Date.parse(tried.at)}
          tooltip={{ open: false }}
          ariaLabelForHandle={t('bench.at')}
          onChange={(at) => change({ ...tried, at: new Date(at).toISOString() })}
        />
      </div>
    </section>
  );
}
