import type { FormField } from '@meetingapp/contract/forms.ts';
import { canBeCondition, type DraftFault } from '@meetingapp/domain/forms/check-draft.ts';
import { hasAnswer } from '@meetingapp/domain/registration/field-kinds.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Input, Switch } from 'antd';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { fieldPanels } from '../fields/field-panels.ts';
import { kindOfField } from '../view.ts';
import { ConditionInput } from './ConditionInput.tsx';

interface FieldPaneProps {
  field: FormField;
  published: FormField | undefined;
  above: readonly FormField[];
  faults: readonly DraftFault[];
  disabled: boolean;
  /** Just added: its name is typed first. */
  fresh: boolean;
  change: (change: Partial<FormField>, part: keyof FormField) => void;
}

/** Settings of one field: those of every kind, and those of its kind. */
export function FieldPane({ field, published, above, faults, disabled, fresh, change }: FieldPaneProps) {
  const t = useT('forms');
  const errors = useT('errors');
  const language = useLanguage();
  const Panel = fieldPanels[kindOfField(field)];
  const label = pickLanguage(field.label, language) || field.code;
  return (
    <>
      <header className="row">
        <h2 className="grow one">{label}</h2>
        <span className="mono quiet small">{field.code}</span>
      </header>
      {faults.map(({ reason }) => (
        <p key={reason} className="note soon">
          {errors(`faults.${reason}`, { label })}
        </p>
      ))}
      <div className="field">
        <span>{t('pane.label')}</span>
        <BilingualInput
          key={field.code}
          label={t('pane.label')}
          value={field.label}
          focused={fresh}
          disabled={disabled}
          onChange={(text) => change({ label: text }, 'label')}
        />
      </div>
      <div className="field">
        <span>{t('pane.hint')}</span>
        <BilingualInput
          label={t('pane.hint')}
          maxLength={300}
          value={field.hint}
          disabled={disabled}
          onChange={(hint) => change({ hint }, 'hint')}
        />
      </div>
      {hasAnswer(field.kind) && (
        <label className="row">
          <Switch
            size="small"
            checked={field.required}
            disabled={disabled}
            onChange={(required) => change({ required }, 'required')}
          />
          {t('pane.required')}
        </label>
      )}
      <hr />
      <Panel field={field} published={published} change={change} disabled={disabled} />
      <ConditionInput
        value={field.showWhen}
        above={above.filter(canBeCondition)}
        disabled={disabled}
        onChange={(showWhen) => change({ showWhen }, 'showWhen')}
      />
      <label className="field">
        <span>{t('pane.code')}</span>
        <Input
          key={field.code}
          className="mono"
          maxLength={40}
          disabled={disabled || published !== undefined}
          defaultValue={field.code}
          onBlur={(event) => change({ code: event.target.value.trim() }, 'code')}
          onPressEnter={(event) => change({ code: event.currentTarget.value.trim() }, 'code')}
        />
        <span className="small quiet">{t(published ? 'pane.codeFixed' : 'pane.codeText')}</span>
      </label>
    </>
  );
}
