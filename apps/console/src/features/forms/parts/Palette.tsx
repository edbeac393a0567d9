import type { FieldKind } from '@meetingapp/domain/registration/field-kinds.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { useT } from '../../../lib/texts.ts';
import { kindIcons, palette, presets, type Preset } from '../view.ts';

interface PaletteProps {
  disabled: boolean;
  /** Of which there is one already. */
  taken: readonly string[];
  add: (kind: FieldKind) => void;
  addPreset: (preset: Preset) => void;
}

/** Every kind of field; a press puts one below the selected one. */
export function Palette({ disabled, taken, add, addPreset }: PaletteProps) {
  const t = useT('forms');
  return (
    <aside className="palette" aria-label={t('palette')}>
      {(Object.keys(palette) as (keyof typeof palette)[]).map((group) => (
        <div key={group} role="group" aria-label={t(`groups.${group}`)}>
          <h2 className="small quiet">{t(`groups.${group}`)}</h2>
          {palette[group].map((kind) => (
            <button
              key={kind}
              type="button"
              disabled={disabled}
              aria-label={t('add', { kind: t(`kinds.${kind}`) })}
              onClick={() => add(kind)}
            >
              <Icon icon={kindIcons[kind]} />
              {t(`kinds.${kind}`)}
            </button>
          ))}
          {group === 'text' &&
            (Object.keys(presets) as Preset[]).map((preset) => (
              <button
                key={preset}
                type="button"
                disabled={disabled || taken.includes(preset)}
                aria-label={t('add', { kind: t(`presets.${preset}`) })}
                onClick={() => addPreset(preset)}
              >
                <Icon icon={presets[preset]} />
                {t(`presets.${preset}`)}
              </button>
            ))}
        </div>
      ))}
    </aside>
  );
}
