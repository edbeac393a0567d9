import type { NewsColumn } from '@meetingapp/contract/news/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Checkbox, Form, Select } from 'antd';
import { BilingualText } from '../../../lib/forms/BilingualText.tsx';
import { CoverField } from '../../../lib/forms/CoverField.tsx';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import type { Written } from '../view.ts';

interface ArticleFormProps {
  value: Written;
  change: (part: Partial<Written>) => void;
  columns: readonly NewsColumn[];
  /** The server's fault of a field. */
  fault: (field: string) => string | undefined;
  disabled: boolean;
  onLanguage: (language: 'zh' | 'en') => void;
}

/** Fields of an article. */
export function ArticleForm({ value, change, columns, fault, disabled, onLanguage }: ArticleFormProps) {
  const t = useT('newsConsole');
  const w = useT('writing');
  const language = useLanguage();
  return (
    <Form layout="vertical" disabled={disabled}>
      <BilingualField
        label={w('title')}
        maxLength={120}
        value={value.title}
        disabled={disabled}
        onChange={(title) => change({ title })}
        fault={fault('title')}
      />
      <BilingualField
        label={t('summary')}
        rows={2}
        maxLength={400}
        value={value.summary}
        disabled={disabled}
        onChange={(summary) => change({ summary })}
        fault={fault('summary')}
      />
      <div className="two">
        <Field label={t('column')} fault={fault('columnId')}>
          <Select<number>
            aria-label={t('column')}
            value={value.columnId ?? 0}
            onChange={(id) => change({ columnId: id === 0 ? null : id })}
            options={[
              { value: 0, label: t('noColumn') },
              ...columns.map(({ id, name }) => ({ value: id, label: pickLanguage(name, language) })),
            ]}
          />
        </Field>
        <Field label={t('from')} hint={t('fromNote')} fault={fault('from')}>
          <MomentPicker label={t('from')} disabled={disabled} at={value.from} change={(from) => change({ from })} />
        </Field>
        <BilingualField
          label={t('source')}
          maxLength={100}
          value={value.source}
          disabled={disabled}
          onChange={(source) => change({ source })}
          fault={fault('source')}
        />
        <Field label={w('cover')} fault={fault('cover')}>
          <CoverField value={value.cover} disabled={disabled} onChange={(cover) => change({ cover })} />
        </Field>
      </div>
      <Field label={t('html')} fault={fault('html')}>
        <BilingualText
          label={t('html')}
          value={value.html}
          disabled={disabled}
          onChange={(html) => change({ html })}
          onLanguage={onLanguage}
        />
      </Field>
      <Form.Item extra={t('pinnedNote')}>
        <Checkbox checked={value.pinned} onChange={(event) => change({ pinned: event.target.checked })}>
          {t('pinned')}
        </Checkbox>
      </Form.Item>
    </Form>
  );
}
