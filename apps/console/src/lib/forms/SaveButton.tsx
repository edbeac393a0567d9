import type { ButtonProps } from 'antd';
import { ActButton } from '../layout/ActButton.tsx';
import { useT } from '../texts/texts.ts';
import type { FieldForm } from './use-field-form.ts';

interface SaveButtonProps extends Omit<ButtonProps, 'disabled' | 'children'> {
  children: string;
  edited: Pick<FieldForm<object>, 'changed' | 'busy'> & { draft: { conflicts: readonly unknown[] } };
  /** Why it cannot be saved for another reason; absent or empty: it can. */
  why?: string;
}

/** Saves a form; grey with its reason while nothing is changed or a conflict is open. */
export function SaveButton({ edited: { draft, changed, busy }, why = '', children, ...rest }: SaveButtonProps) {
  const t = useT('console');
  const reason = draft.conflicts.length > 0 ? t('why.conflictsFirst') : changed ? why : t('why.nothingChanged');
  return (
    <ActButton type="primary" htmlType="submit" loading={busy} why={reason} {...rest}>
      {children}
    </ActButton>
  );
}
