import { Link } from '@tanstack/react-router';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { circleAlert } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../lib/texts/texts.ts';

export function NotFound() {
  const t = useT('console');
  return (
    <main className="blank">
      <Icon icon={circleAlert} />
      <h1>{t('notFound')}</h1>
      <Link to="/" className="link">
        {t('toConferences')}
      </Link>
    </main>
  );
}
