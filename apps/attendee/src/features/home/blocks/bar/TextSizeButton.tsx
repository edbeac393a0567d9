import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { letters } from '@meetingapp/ui/icons/icons-forms.ts';
import { useState } from 'react';
import { readDisplay, saveDisplay, textSizes, type TextSize } from '../../../../lib/device/display.ts';
import { useT } from '../../../../lib/texts/texts.ts';

/** Enlarges the text of all pages on this device, step by step, and after the largest makes it usual again. */
export function TextSizeButton() {
  const t = useT('home');
  // The device's choice is unknown where the server paints the page: it is read with the first tap.
  const [size, setSize] = useState<TextSize | null>(null);
  function enlarge() {
    const display = readDisplay();
    const next = textSizes[(textSizes.indexOf(display.text) + 1) % textSizes.length] ?? 'normal';
    saveDisplay({ ...display, text: next });
    setSize(next);
  }
  return (
    <button type="button" onClick={enlarge}>
      <Icon icon={letters} />
      <span aria-live="polite">{size === null ? t('textSize') : t(`textSizes.${size}`)}</span>
    </button>
  );
}
