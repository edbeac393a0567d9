import { useT } from '../../../lib/texts.ts';

/** Red is for what is live, and always with the word. */
export function LiveTag() {
  const t = useT('home');
  return (
    <span className="live-tag">
      <i />
      {t('states.live')}
    </span>
  );
}
