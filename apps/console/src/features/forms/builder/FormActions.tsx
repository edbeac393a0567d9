import type { DraftFault } from '@meetingapp/domain/forms/check-draft.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { redo, undo } from '@meetingapp/ui/icons/icons-forms.ts';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
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
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null;
    if (typing || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) builder.redo?.();
    else builder.undo?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const icons = [
    { name: t('undo'), icon: undo, act: builder.undo },
    { name: t('redo'), icon: redo, act: builder.redo },
  ];
  return (
    <>
      {mayWrite &&
        icons.map(({ name, icon, act }) => (
          <ActButton
            key={name}
            type="text"
            aria-label={name}
            title={name}
            lacks={{ [icon === undo ? 'nothingToUndo' : 'nothingToRedo']: act === null }}
            icon={<Icon icon={icon} />}
            onClick={() => act?.()}
          />
        ))}
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
