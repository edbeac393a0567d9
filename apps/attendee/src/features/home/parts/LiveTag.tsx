import { useT } from '../../../lib/texts/texts.ts';

/** Red is reserved for live content and always comes with the word. */
export function LiveTag() {
  const t = useT('home');
  return (
    <span className="live-tag">
      <i />
      {t('states.live')}
    </span>
  );
}
