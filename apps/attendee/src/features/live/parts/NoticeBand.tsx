import './NoticeBand.css';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { megaphone } from '@meetingapp/ui/icons-home.ts';
import { x } from '@meetingapp/ui/icons.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import type { LiveState } from '../../../lib/live/live-state.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';

/** What staff tell everybody; stays until it is put away. */
export function NoticeBand({ notice }: { notice: NonNullable<LiveState['notice']> }) {
  const t = useT('live');
  const language = useLanguage();
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <div className="live-notice" role="status">
      <Icon icon={megaphone} size="s" />
      <p className="grow">{inWords(notice.text, language)}</p>
      <IconButton icon={x} size="s" label={t('noticeSeen')} onClick={() => setSeen(true)} />
    </div>
  );
}
