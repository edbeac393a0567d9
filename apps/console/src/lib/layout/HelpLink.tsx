import { circleQuestionMark } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Link } from '@tanstack/react-router';
import { useChapterOfPage, useHelpAddress } from '../navigation/help.ts';
import { useT } from '../texts/texts.ts';

/** Opens what the handbook says about this page, in a new tab: what is being entered here stays. */
export function HelpLink() {
  const t = useT('console');
  const chapter = useChapterOfPage();
  const toHelp = useHelpAddress();
  if (chapter === null) return null;
  return (
    <Link {...toHelp(chapter)} target="_blank" className="help-link" title={t('helpOf')} aria-label={t('helpOf')}>
      <Icon icon={circleQuestionMark} />
    </Link>
  );
}
