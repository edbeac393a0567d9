import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { redo, undo } from '@meetingapp/ui/icons/icons-forms.ts';
import { triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { Button, Segmented } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayText } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';

export const views = ['hall', 'topic', 'person'] as const;
type View = (typeof views)[number];

interface ProgrammeBarProps {
  days: readonly string[];
  day: string;
  setDay: (day: string) => void;
  view: View;
  setView: (view: View) => void;
  nextClash: () => void;
}

/** Chooses day and view, shows the number of clashes, and offers undo and redo. */
export function ProgrammeBar({ days, day, setDay, view, setView, nextClash }: ProgrammeBarProps) {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { clashes, editor, mayChange } = useDesk();
  return (
    <>
      <Segmented
        aria-label={t('day')}
        value={day}
        onChange={setDay}
        options={days.map((one) => ({ value: one, label: dayText(one, language) }))}
      />
      <Segmented
        aria-label={t('view')}
        value={view}
        onChange={setView}
        options={views.map((one) => ({ value: one, label: t(`views.${one}`) }))}
      />
      <span className="grow" />
      <span aria-live="polite">
        {clashes.length > 0 && (
          <Button danger size="small" className="clash-count" icon={<Icon icon={triangleAlert} />} onClick={nextClash}>
            {t('clashCount', { count: clashes.length })} <kbd>F8</kbd>
          </Button>
        )}
      </span>
      {mayChange && (
        <>
          <ActButton
            type="text"
            icon={<Icon icon={undo} />}
            aria-label={t('undo')}
            title={t('undo')}
            lacks={{ nothingToUndo: !editor.mayUndo }}
            onClick={() => void editor.undo()}
          />
          <ActButton
            type="text"
            icon={<Icon icon={redo} />}
            aria-label={t('redo')}
            title={t('redo')}
            lacks={{ nothingToRedo: !editor.mayRedo }}
            onClick={() => void editor.redo()}
          />
        </>
      )}
    </>
  );
}
