import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { useState } from 'react';
import { appearances, readDisplay, saveDisplay, textSizes, type Display } from '../../../lib/device/display.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Text size and appearance of the app on this device. */
export function OwnDisplay() {
  const t = useT('accounts');
  const [display, setDisplay] = useState(readDisplay);
  const change = (part: Partial<Display>) => {
    const next = { ...display, ...part };
    saveDisplay(next);
    setDisplay(next);
  };
  return (
    <>
      <div className="head">
        <h2>{t('profile.textSize.title')}</h2>
      </div>
      <Segments
        label={t('profile.textSize.title')}
        value={display.text}
        options={textSizes.map((value) => ({ value, label: t(`profile.textSize.${value}`) }))}
        onChange={(chosen) => change({ text: textSizes.find((one) => one === chosen) ?? 'normal' })}
      />
      <div className="head">
        <h2>{t('profile.appearance.title')}</h2>
      </div>
      <Segments
        label={t('profile.appearance.title')}
        value={display.appearance}
        options={appearances.map((value) => ({ value, label: t(`profile.appearance.${value}`) }))}
        onChange={(chosen) => change({ appearance: appearances.find((one) => one === chosen) ?? 'light' })}
      />
    </>
  );
}
