import './NoticeBand.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { megaphone } from '@meetingapp/ui/icons/icons-home.ts';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { useState } from 'react';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import type { LiveState } from '../../../shared/live/live-state.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Staff notice to all viewers; stays until dismissed. */
export function NoticeBand({ notice }: { notice: NonNullable<LiveState['notice']> }) {
  const t = useT('live');
  const language = useLanguage();
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <div className="live-notice" role="status">
      <Icon icon={megaphone} size="s" />
      <p className="grow">{pickLanguage(notice.text, language)}</p>
      <IconButton icon={x} size="s" label={t('noticeSeen')} onClick={() => setSeen(true)} />
    </div>
  );
}
