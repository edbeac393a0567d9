import type { DraftFault } from '@meetingapp/domain/forms/check-draft.ts';
import { Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { UndoButtons } from '../../../lib/layout/UndoButtons.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { labelOf } from '../view.ts';
import type { HeadProps } from './FormStatus.tsx';

interface ActionsProps extends HeadProps {
  faults: readonly DraftFault[];
  open: (what: 'publishing' | 'versions') => void;
  select: (code: string) => void;
}

/** Undo, redo, versions and, once there are no faults, publishing. */
export function FormActions({ read, builder, faults, differs, mayWrite, open, select }: ActionsProps) {
  const t = useT('forms');
  const errors = useT('errors');
  const language = useLanguage();
  const number = (read.published?.number ?? 0) + 1;
  const [first] = faults;
  const firstText = first && errors(`faults.${first.reason}`, { label: labelOf(builder.fields, first.code, language) });
  const why = firstText ?? (differs ? '' : t('difference.none'));
  return (
    <>
      {mayWrite && <UndoButtons undo={builder.undo} redo={builder.redo} />}
      <Button onClick={() => open('versions')}>{t('versions')}</Button>
      {mayWrite && (
        <>
          {faults.length > 0 && first && (
            <span className="small soon nowrap" title={firstText}>
              {t('faults', { count: faults.length })}{' '}
              {first.code === '' ? null : (
                <button type="button" className="link" onClick={() => select(first.code)}>
                  {t('toFault')}
                </button>
              )}
            </span>
          )}
          <ActButton type="primary" why={why} onClick={() => open('publishing')}>
            {t('publish', { number })}
          </ActButton>
        </>
      )}
    </>
  );
}
