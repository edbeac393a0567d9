import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronDown, chevronUp } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

export interface Steps {
  /** Null: there is none. */
  previous: (() => void) | null;
  following: (() => void) | null;
}

/** Opens the row before or after the open one. */
export function StepButtons({ previous, following }: Steps) {
  const t = useT('developersConsole');
  const both = [
    [t('previous'), chevronUp, previous],
    [t('following'), chevronDown, following],
  ] as const;
  return both.map(
    ([name, icon, go]) =>
      go && <Button key={name} type="text" size="small" aria-label={name} icon={<Icon icon={icon} />} onClick={go} />,
  );
}
