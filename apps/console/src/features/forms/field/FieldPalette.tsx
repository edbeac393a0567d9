import type { FieldKind } from '@meetingapp/domain/registration/field-kinds.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { grey, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { formats, kindIcons, palette, presets, type FormatPreset, type Preset } from '../view.ts';

interface FieldPaletteProps {
  disabled: boolean;
  /** Presets that the form already has. */
  taken: readonly string[];
  add: (kind: FieldKind) => void;
  addPreset: (preset: Preset) => void;
  addFormat: (format: FormatPreset) => void;
}

/** All kinds of field; a click adds one below the selected field. */
export function FieldPalette({ disabled, taken, add, addPreset, addFormat }: FieldPaletteProps) {
  const t = useT('forms');
  const why = useWhy();
  return (
    <aside className="palette" aria-label={t('palette')}>
      {(Object.keys(palette) as (keyof typeof palette)[]).map((group) => (
        <div key={group} role="group" aria-label={t(`groups.${group}`)}>
          <h2 className="small quiet">{t(`groups.${group}`)}</h2>
          {palette[group].map((kind) => (
            <button
              key={kind}
              type="button"
              aria-label={t('add', { kind: t(`kinds.${kind}`) })}
              onClick={() => add(kind)}
              {...grey(why({ onlyView: disabled }))}
            >
              <Icon icon={kindIcons[kind]} />
              {t(`kinds.${kind}`)}
            </button>
          ))}
          {group === 'text' &&
            (Object.keys(formats) as FormatPreset[]).map((format) => (
              <button
                key={format}
                type="button"
                aria-label={t('add', { kind: t(`formatKinds.${format}`) })}
                onClick={() => addFormat(format)}
                {...grey(why({ onlyView: disabled }))}
              >
                <Icon icon={formats[format]} />
                {t(`formatKinds.${format}`)}
              </button>
            ))}
          {group === 'text' &&
            (Object.keys(presets) as Preset[]).map((preset) => (
              <button
                key={preset}
                type="button"
                aria-label={t('add', { kind: t(`presets.${preset}`) })}
                onClick={() => addPreset(preset)}
                {...grey(why({ onlyView: disabled, onlyOne: taken.includes(preset) }))}
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
