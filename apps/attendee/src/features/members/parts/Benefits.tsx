import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';

export function Benefits({ benefits }: { benefits: readonly string[] }) {
  const t = useT('members');
  if (benefits.length === 0) return null;
  return (
    <section>
      <div className="head">
        <h2>{t('benefits')}</h2>
      </div>
      <ul className="vip-benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon icon={check} size="s" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
