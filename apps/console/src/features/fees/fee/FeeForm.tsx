import type { FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Checkbox, InputNumber, Select } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { FeeSetUp } from '../data.ts';
import { WindowRows } from './WindowRows.tsx';

interface FeeFormProps {
  setUp: FeeSetUp;
  draft: FeeDraft;
  /** Just added: its name is typed first. */
  fresh: boolean;
  change: (draft: FeeDraft) => void;
}

/** Name, remark, proof, branch, quota and prices of one kind. */
export function FeeForm({ setUp, draft, fresh, change }: FeeFormProps) {
  const t = useT('fees');
  const language = useLanguage();
  return (
    <div className="fees-form">
      <div>
        <span className="lab">{t('title')}</span>
        <BilingualInput
          label={t('title')}
          maxLength={60}
          value={draft.title}
          focused={fresh}
          onChange={(title) => change({ ...draft, title })}
        />
      </div>
      <div>
        <span className="lab">{t('remark')}</span>
        <BilingualInput
          label={t('remark')}
          maxLength={400}
          value={draft.remark}
          onChange={(remark) => change({ ...draft, remark })}
        />
      </div>
      <div className="wide">
        <span className="lab">{t('windows')}</span>
        <WindowRows setUp={setUp} windows={draft.windows} change={(windows) => change({ ...draft, windows })} />
      </div>
      <label>
        <span className="lab">{t('size')}</span>
        <InputNumber
          min={0}
          max={1_000_000}
          precision={0}
          value={draft.size}
          placeholder={t('unlimited')}
          onChange={(size) => change({ ...draft, size })}
        />
        <span className="small quiet"> {t('sizeHelp')}</span>
      </label>
      {setUp.branches.length > 0 && (
        <label>
          <span className="lab">{t('branch')}</span>
          <Select
            style={{ width: '100%' }}
            value={draft.branchId ?? 0}
            onChange={(id: number) => change({ ...draft, branchId: id === 0 ? null : id })}
            options={[
              { value: 0, label: t('everyBranch') },
              ...setUp.branches.map((branch) => ({ value: branch.id, label: pickLanguage(branch.title, language) })),
            ]}
          />
        </label>
      )}
      {setUp.forms.length > 0 && (
        <label>
          <span className="lab">{t('forms')}</span>
          <Select
            mode="multiple"
            style={{ width: '100%' }}
            value={draft.formIds ?? []}
            placeholder={t('everyForm')}
            onChange={(ids: number[]) => change({ ...draft, formIds: ids.length === 0 ? null : ids })}
            options={setUp.forms.map((form) => ({ value: form.id, label: pickLanguage(form.title, language) }))}
          />
        </label>
      )}
      <div className="wide">
        <span className="lab">{t('proof')}</span>
        <BilingualInput label={t('proof')} value={draft.proof} onChange={(proof) => change({ ...draft, proof })} />
        <p className="small quiet">{t('proofHelp')}</p>
        {draft.proof.zh.trim() !== '' && (
          <Checkbox
            checked={draft.proofNeeded}
            onChange={(event) => change({ ...draft, proofNeeded: event.target.checked })}
          >
            {t('proofNeeded')}
          </Checkbox>
        )}
      </div>
    </div>
  );
}
