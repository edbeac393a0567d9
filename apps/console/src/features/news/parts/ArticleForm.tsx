import type { NewsColumn } from '@meetingapp/contract/news-console.ts';
import { Checkbox, DatePicker, Form, Select } from 'antd';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { BilingualText } from '../../../lib/BilingualText.tsx';
import { CoverField } from '../../../lib/CoverField.tsx';
import { Fielded } from '../../../lib/Fielded.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { fromPicker, toPicker } from '../../../lib/zone.ts';
import type { Written } from '../view.ts';

interface ArticleFormProps {
  value: Written;
  change: (part: Partial<Written>) => void;
  columns: readonly NewsColumn[];
  /** What the server said of a field. */
  fault: (field: string) => string | undefined;
  disabled: boolean;
  onLanguage: (language: 'zh' | 'en') => void;
}

/** All that an article has. */
export function ArticleForm({ value, change, columns, fault, disabled, onLanguage }: ArticleFormProps) {
  const t = useT('newsConsole');
  const w = useT('writing');
  const language = useLanguage();
  return (
    <Form layout="vertical" disabled={disabled}>
      <Fielded label={w('title')} fault={fault('title')}>
        <BilingualInput
          label={w('title')}
          maxLength={120}
          value={value.title}
          disabled={disabled}
          onChange={(title) => change({ title })}
        />
      </Fielded>
      <Fielded label={t('summary')} fault={fault('summary')}>
        <BilingualInput
          label={t('summary')}
          rows={2}
          maxLength={400}
          value={value.summary}
          disabled={disabled}
          onChange={(summary) => change({ summary })}
        />
      </Fielded>
      <div className="two">
        <Fielded label={t('column')} fault={fault('columnId')}>
          <Select<number>
            aria-label={t('column')}
            value={value.columnId ?? 0}
            onChange={(id) => change({ columnId: id === 0 ? null : id })}
            options={[
              { value: 0, label: t('noColumn') },
              ...columns.map(({ id, name }) => ({ value: id, label: name[language] || name.zh || name.en })),
            ]}
          />
        </Fielded>
        <Fielded label={t('from')} extra={t('fromNote')} fault={fault('from')}>
          <DatePicker
            aria-label={t('from')}
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            value={value.from === null ? null : toPicker(value.from)}
            onChange={(moment) => change({ from: moment ? fromPicker(moment) : null })}
          />
        </Fielded>
        <Fielded label={t('source')} fault={fault('source')}>
          <BilingualInput
            label={t('source')}
            maxLength={100}
            value={value.source}
            disabled={disabled}
            onChange={(source) => change({ source })}
          />
        </Fielded>
        <Fielded label={w('cover')} fault={fault('cover')}>
          <CoverField value={value.cover} disabled={disabled} onChange={(cover) => change({ cover })} />
        </Fielded>
      </div>
      <Fielded label={t('html')} fault={fault('html')}>
        <BilingualText
          label={t('html')}
          value={value.html}
          disabled={disabled}
          onChange={(html) => change({ html })}
          onLanguage={onLanguage}
        />
      </Fielded>
      <Form.Item extra={t('pinnedNote')}>
        <Checkbox checked={value.pinned} onChange={(event) => change({ pinned: event.target.checked })}>
          {t('pinned')}
        </Checkbox>
      </Form.Item>
    </Form>
  );
}
